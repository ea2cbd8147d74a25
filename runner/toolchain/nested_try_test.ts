import assert from "node:assert/strict";
import { compileC, runProgram } from "./_test_compiler.ts";

/** Counts what was done before an exception that only the outer `try` takes; the guard has to be destroyed between. */
const counting = `
#include <cstdio>
#include <stdexcept>
#include <string>
static const char* bad;
static void step(const std::string& name) { if (name == bad) throw std::runtime_error(name); }
static int work(const char* name) {
  int done = 0;
  TRY {
    std::string guard(name);
    TRY { step("read"); done++; step("parse"); done++; step("eval"); done++; }
    catch (int) { }
  } catch (const std::exception&) { }
  return done;
}
int main() {
  for (const char* name : {"read", "parse", "eval", "nothing"}) { bad = name; std::printf("%d ", work(name)); }
}
`;

for (const flags of [["-O1"], []]) {
  Deno.test(`what changed in an inner try is right behind the outer (${flags[0] ?? "-O2"})`, () => {
    const submission = { fileName: "main.cpp", flags: [...flags, "-DTRY=try"] };
    const { module, output } = compileC(counting, submission);
    assert.equal(output, "");
    assert.equal(runProgram(module!).stdout, "0 1 2 3 ");
  });
}

Deno.test("a unit is mended whose try is in a file that only it includes", () => {
  const source = `#include "work.txt"\n`;
  const files = { "work.txt": counting.replaceAll("TRY", "try") };
  const { module, output } = compileC(source, { fileName: "main.cpp", files });
  assert.equal(output, "");
  assert.equal(runProgram(module!).stdout, "0 1 2 3 ");
});
