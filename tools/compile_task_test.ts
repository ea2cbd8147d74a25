import assert from "node:assert/strict";
import { executorV8Flags } from "../runner/executor/v8_flags.ts";
import { stackSizeKbMax } from "../runner/process/child_command.ts";

Deno.test("the one binary is built with the V8 flags of an executor", async () => {
  const { tasks } = JSON.parse(await Deno.readTextFile(new URL("../deno.json", import.meta.url)));
  const flags = /--v8-flags=(\S+)/.exec(tasks.compile.command)![1]!.split(",");
  assert.deepEqual(flags, [`--stack-size=${stackSizeKbMax}`, ...executorV8Flags]);
});
