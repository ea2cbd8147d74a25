import assert from "node:assert/strict";

/** A tenth of what an executor has: the stack of the process, and the most that a run may ask for (128,000 KiB). */
const engineStackKb = 90_000;
const stackBytes = 12_800 * 1024;

for (const tier of ["--liftoff-only", "--no-liftoff"]) {
  Deno.test(`the counted stack ends before the engine's own, whatever the frames hold (${tier})`, async () => {
    const script = new URL("_deep_calls.ts", import.meta.url).pathname;
    const flags = `--v8-flags=--stack-size=${engineStackKb},${tier}`;
    const command = new Deno.Command("sh", {
      args: [
        "-c",
        `ulimit -s ${engineStackKb + 10_000} && exec "$@"`,
        "sh",
        Deno.execPath(),
        "run",
        "--no-check",
        flags,
        script,
        `${stackBytes}`,
      ],
      stderr: "inherit",
    });
    const { success, stdout } = await command.output();
    assert.ok(success);
    const endings: [string, string, boolean][] = JSON.parse(new TextDecoder().decode(stdout));
    assert.equal(endings.length, 8);
    for (const [shape, ending, overflowed] of endings) {
      assert.equal(ending, "trap", shape);
      assert.ok(overflowed, shape);
    }
  });
}
