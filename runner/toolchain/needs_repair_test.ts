import assert from "node:assert/strict";
import { needsRepair } from "./needs_repair.ts";

const needs = (...texts: string[]) => needsRepair(texts.map((text) => new TextEncoder().encode(text)), []);

Deno.test("units without try need no repair", () => {
  assert.equal(
    needs("#include <iostream>\nint main() { int retry = 1, entries = 2; std::cout << 1; }"),
    false,
  );
  assert.equal(needsRepair([], ["-O2", "-DRETRY=1"]), false);
});

Deno.test("try is found in any text, however it is written", () => {
  assert.equal(needs("int main() { f(); }", "void f() { try { g(); } catch (...) { } }"), true);
  assert.equal(needs("void f() { t\\\nry { g(); } ca\\ \r\ntch (...) { } }"), true);
  assert.equal(
    needs("#define GLUE(a, b) a##b\nvoid f() { GLUE(tr, y) { g(); } GLUE(cat, ch) (...) { } }"),
    true,
  );
});

Deno.test("macros of flags are looked at", () => {
  assert.equal(needsRepair([], ["-O2", "-DTRY=try"]), true);
  assert.equal(needsRepair([], ["-Dtry=if"]), true);
});

Deno.test("code that runs in a try of the library needs repair", () => {
  assert.equal(needs("Task f() { co_return 1; }"), true);
  assert.equal(needs("auto f = std::async(std::launch::deferred, g);"), true);
});
