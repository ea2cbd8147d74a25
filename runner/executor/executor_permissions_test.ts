import assert from "node:assert/strict";
import { defaultLimits } from "../limits.ts";
import { Pool } from "../process/pool.ts";
import { assemble } from "../wasm/assemble.ts";
import { Executors } from "./executors.ts";
import { executorV8Flags } from "./v8_flags.ts";

const never = { log: () => {} };

Deno.test("JavaScript in an executor would find nothing: no file, no socket, no process, no variable", async () => {
  // As `executors.ts` starts them.
  const children = new Pool({
    ...never,
    role: "executor",
    entry: import.meta.resolve("./_test_child.ts"),
    permissions: [],
    v8Flags: executorV8Flags,
    startMsMax: 60_000,
    replyBytesMax: 1_000_000,
    size: 1,
    requestsMax: 100,
    rssKbMax: 10_000_000,
  });
  try {
    const got = await children.request({
      request: () => ({}),
      wallMsMax: 60_000,
      retriesWatchdog: false,
    }) as Record<string, string>;
    assert.ok(Object.keys(got).length > 30);
    for (const [name, what] of Object.entries(got)) assert.match(what, /^refused: /, `${name}: ${what}`);
  } finally {
    await children.close();
  }
});

Deno.test({
  name: "an executor holds no secret of its parent and no file of the host open",
  ignore: Deno.build.os !== "linux",
  async fn() {
    Deno.env.set("LYCEUM_TEST_SECRET", "do-not-tell");
    const entry = import.meta.resolve("../process/entry.ts");
    const executors = new Executors({ ...never, entry, size: 1 });
    try {
      await executors.warm(1);
      const [pid] = executors.stats().pids;
      const environment = (await Deno.readTextFile(`/proc/${pid}/environ`)).split("\0").filter(Boolean);
      const names = environment.map((variable) => variable.slice(0, variable.indexOf("=")));
      const allowed =
        /^(PATH|HOME|DENO_DIR|XDG_CACHE_HOME|TMPDIR|PWD|OLDPWD|SHLVL|_|NO_COLOR|DENO_NO_UPDATE_CHECK)$/;
      for (const name of names) assert.match(name, allowed);
      const open: string[] = [];
      for await (const { name } of Deno.readDir(`/proc/${pid}/fd`)) {
        open.push(await Deno.readLink(`/proc/${pid}/fd/${name}`).catch(() => "closed meanwhile"));
      }
      assert.ok(open.length >= 3);
      for (const what of open) {
        // Pipes to its parent, what an event loop needs, and Deno's caches of its own code.
        const harmless =
          /^(pipe:|anon_inode:|\/dev\/null$|closed meanwhile$|socket:)|_cache_v\d+(-wal|-shm)?$/;
        assert.match(what, harmless, open.join());
      }
      const network = ["tcp", "tcp6", "udp", "udp6", "raw"].map(async (protocol) =>
        await Deno.readTextFile(`/proc/${pid}/net/${protocol}`).catch(() => "")
      );
      const sockets = (await Promise.all(network)).join("\n");
      for (const what of open) {
        const inode = /^socket:\[(\d+)\]$/.exec(what)?.[1];
        if (inode) assert.doesNotMatch(sockets, new RegExp(` ${inode} `), "a socket of the network");
      }
    } finally {
      await executors.close();
      Deno.env.delete("LYCEUM_TEST_SECRET");
    }
  },
});

Deno.test("a module that names functions of the host, and passed no meter, is not even started", async () => {
  const entry = import.meta.resolve("../process/entry.ts");
  const executors = new Executors({ ...never, entry, size: 1 });
  const run = (text: string) =>
    executors.run({
      moduleKey: text,
      module: assemble(text),
      args: ["main"],
      files: new Map(),
      stackKb: 64,
      fuelPerMs: 1_000_000,
    }, { stdin: new Uint8Array(), limits: defaultLimits });
  try {
    for (
      const [module, name] of [
        ["env", "read"],
        ["Deno", "readTextFileSync"],
        ["node:fs", "readFileSync"],
        [
          "wasi_snapshot_preview1",
          "constructor",
        ],
        ["wasi_snapshot_preview1", "__proto__"],
        ["__proto__", "constructor"],
      ]
    ) {
      const { ending } = await run(`(module
        (import "${module}" "${name}" (func (param i32) (result i32)))
        (memory 1)
        (func i32.const 1 call 0 drop)
        (export "memory" (memory 0))
        (export "_start" (func 1)))`);
      assert.equal(ending.kind, "internal", `${module}.${name}`);
      assert.match((ending as { reason: string }).reason, /LinkError|Import|function/, `${module}.${name}`);
    }
  } finally {
    await executors.close();
  }
});
