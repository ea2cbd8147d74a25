import assert from "node:assert/strict";
import { CompilerOutput } from "./compiler_output.ts";

function outputOf(bytesMax: number, ...texts: string[]): CompilerOutput {
  const output = new CompilerOutput(bytesMax);
  for (const text of texts) assert.equal(output.write(new TextEncoder().encode(text)), true);
  return output;
}
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

Deno.test("what was printed comes back as it was", () => {
  assert.equal(text(outputOf(100).bytes()), "");
  assert.equal(text(outputOf(100, "a.c:1: error: ", "no\n").bytes()), "a.c:1: error: no\n");
  assert.equal(text(outputOf(4, "abcd").bytes()), "abcd");
  assert.equal(text(outputOf(10_000, ..."x".repeat(10_000)).bytes()), "x".repeat(10_000));
});

Deno.test("what was written is copied at once", () => {
  const bytes = new TextEncoder().encode("one\n");
  const output = new CompilerOutput(100);
  output.write(bytes);
  bytes.fill(0x78);
  assert.equal(text(output.bytes()), "one\n");
});

Deno.test("past the limit it is cut at a line, and says so", () => {
  const cut = "[the output was cut after 10 bytes]\n";
  assert.equal(text(outputOf(10, "one\ntwo\nthree\n", "four\n").bytes()), `one\ntwo\n${cut}`);
  assert.equal(text(outputOf(10, "a line without end").bytes()), cut);
});

Deno.test("a failure has a line of its own, and clang's crash report is left out", () => {
  const crash = "error: the compiler crashed\n";
  assert.equal(text(outputOf(100).bytes("crash")), crash);
  assert.equal(text(outputOf(100, "a note").bytes("crash")), `a note\n${crash}`);
  const report = ["a note\n", "PLEASE submit a bug report\n", "Stack dump:\n0. clang -cc1\n"];
  assert.equal(text(outputOf(100, ...report).bytes("crash")), `a note\n${crash}`);
  assert.equal(text(outputOf(100, "Assertion failed: x (/y.cpp)\n").bytes("crash")), crash);
});

Deno.test("without a failure, a program's own words are no crash report", () => {
  const words = "Assertion failed: it says so in a #warning\n";
  assert.equal(text(outputOf(100, words).bytes()), words);
});

Deno.test("a text is found in what was printed", () => {
  const output = outputOf(100, "LLVM ERR", "OR: out of memory\n");
  assert.ok(output.includes("LLVM ERROR: out of memory"));
  assert.ok(!output.includes("crash"));
});
