import assert from "node:assert/strict";
import { assemble } from "./assemble.ts";
import { print } from "./print.ts";
import { readModule } from "./read_module.ts";
import { writeModule } from "./write_module.ts";

for (const name of ["everything", "legacy_exceptions"]) {
  const text = Deno.readTextFileSync(new URL(`testdata/${name}.wat`, import.meta.url));

  Deno.test(`${name}.wat prints as the text that it was assembled from`, () => {
    const module = assemble(text);
    assert.ok(WebAssembly.validate(module));
    assert.equal(print(module), text);
  });

  Deno.test(`the module of ${name}.wat, read, is written byte for byte`, () => {
    const module = assemble(text);
    assert.deepEqual(writeModule(readModule(module)), module);
  });
}

Deno.test("floating-point constants keep every bit", () => {
  for (
    const value of [
      "nan:0x1",
      "-nan:0x7fffff",
      "nan:0x400000",
      "-0",
      "inf",
      "-inf",
      "1.401298464324817e-45",
      "3.4028234663852886e+38",
    ]
  ) {
    const text = `f32.const ${value}`;
    assert.ok(print(assemble(`(module (func ${text} drop))`)).includes(text), value);
  }
  for (const value of ["nan:0x1", "-nan:0xfffffffffffff", "-0", "5e-324", "0.1", "1.7976931348623157e+308"]) {
    const text = `f64.const ${value}`;
    assert.ok(print(assemble(`(module (func ${text} drop))`)).includes(text), value);
  }
});
