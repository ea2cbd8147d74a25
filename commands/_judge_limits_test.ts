import assert from "node:assert/strict";
import { UsageError } from "./_failure.ts";
import { describeLimits, parseLimits } from "./_judge_limits.ts";

Deno.test("limits are read by their short names", () => {
  assert.deepEqual(parseLimits(""), {});
  assert.deepEqual(parseLimits("cpu=1000,memory=65536"), { cpuMs: 1_000, memoryKb: 65_536 });
  assert.deepEqual(parseLimits("wall=1,stack=64,file=0,"), { wallMs: 1, stackKb: 64, fileKb: 0 });
});

Deno.test("a limit that is none says what is allowed", () => {
  const cases: [string, RegExp][] = [
    ["time=1", /has no "time", only cpu, wall, memory, stack, file/],
    ["toString=1", /has no "toString"/],
    ["cpu", /wants cpu as a whole number from 1 to 15000, not ""/],
    ["cpu=0", /not "0"/],
    ["cpu=15001", /not "15001"/],
    ["cpu=1.5", /not "1.5"/],
    ["cpu=-1", /not "-1"/],
    ["cpu=1e3", /not "1e3"/],
    ["memory=2047", /from 2048 to 512000, not "2047"/],
  ];
  for (const [text, message] of cases) {
    assert.throws(
      () => parseLimits(text),
      (error) => error instanceof UsageError && message.test(error.message),
    );
  }
});

Deno.test("help has a line for each limit", () => {
  assert.match(describeLimits("  "), /^ {2}cpu +ms of CPU time, 1 to 15000 \(default 2000\)$/m);
  assert.equal(describeLimits("").split("\n").length, 5);
});
