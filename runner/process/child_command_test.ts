import assert from "node:assert/strict";
import { Child } from "./child.ts";
import { childArguments, memoryKbMax, stackSizeKbMax } from "./child_command.ts";

const start = {
  role: "obedient",
  entry: import.meta.resolve("./_test_child.ts"),
  permissions: [],
  v8Flags: ["--expose-gc"],
};

const startChild = () =>
  Child.start({ ...start, startMsMax: 30_000, replyBytesMax: 1_000_000, log: () => {} });

/** Whether a child gets this deep in a small JavaScript function. */
async function recurses(depth: number): Promise<boolean> {
  const child = await startChild();
  try {
    return await child.request({ order: "recurse", depth }, 60_000) === depth;
  } catch {
    return false;
  } finally {
    await child.kill();
  }
}

Deno.test("a child has the native stack that the machine allows, and V8 knows it", async () => {
  const child = await startChild();
  const stackKb = child.nativeStackKb === 0 ? stackSizeKbMax : child.nativeStackKb;
  await child.kill();
  // A frame of such a function is below 200 bytes; half the stack is asked for.
  assert.ok(await recurses(Math.floor(stackKb * 1024 / 400)));
});

Deno.test("a child gets the memory that it may need, fails past that, and is the first to go", async () => {
  const megabyte = 1_048_576;
  const mayHold = async (megabytes: number): Promise<boolean> => {
    const child = await startChild();
    try {
      assert.equal(Deno.readTextFileSync(`/proc/${child.pid}/oom_score_adj`), "1000\n");
      // Nothing is written to it, so the machine need not have it.
      return await child.request({ order: "hold", arrays: megabytes / 64, bytes: 64 * megabyte }, 60_000) !==
        null;
    } catch {
      return false;
    } finally {
      await child.kill();
    }
  };
  assert.equal(await mayHold(3_072), true);
  assert.equal(await mayHold(memoryKbMax / 1_024 + 64), false);
});

Deno.test("a compiled binary starts itself by its hidden argument", () => {
  assert.deepEqual(childArguments({ ...start, role: "executor" }, true), [
    Deno.execPath(),
    "__child",
    "executor",
  ]);
});

Deno.test("a child of `deno run` gets only the permissions it is started with", () => {
  const args = childArguments({ ...start, permissions: ["--allow-read"] }, false);
  assert.deepEqual(args.filter((argument) => argument.startsWith("--allow")), ["--allow-read"]);
  assert.ok(args.includes("--no-prompt"));
});

Deno.test("a child sees nothing of its parent's environment but what Deno needs", async () => {
  Deno.env.set("LYCEUM_TEST_SECRET", "secret");
  const child = await startChild();
  try {
    const environ = await Deno.readTextFile(`/proc/${child.pid}/environ`);
    const names = environ.split("\0").filter(Boolean).map((entry) => entry.split("=")[0]);
    const allowed = new Set(["PATH", "HOME", "DENO_DIR", "XDG_CACHE_HOME", "TMPDIR", "NO_COLOR", "PWD"]);
    allowed.add("DENO_NO_UPDATE_CHECK").add("OLDPWD").add("_").add("SHLVL");
    assert.deepEqual(names.filter((name) => !allowed.has(name!)), []);
  } finally {
    await child.kill();
    Deno.env.delete("LYCEUM_TEST_SECRET");
  }
});
