import assert from "node:assert/strict";
import { shown } from "./shown.ts";

Deno.test("shown names what came and shortens what is long", () => {
  assert.equal(shown(undefined), "nothing");
  assert.equal(shown(null), "null");
  assert.equal(shown(5.5), "5.5");
  assert.equal(shown(true), "true");
  assert.equal(shown([1, 2]), "an array of 2");
  assert.equal(shown({ a: 1 }), "an object");
  assert.equal(shown('say "hi"\n'), '"say \\"hi\\"\\n"');
  assert.equal(shown("x".repeat(60)), `"${"x".repeat(60)}"`);
  assert.equal(shown("x".repeat(61)), `"${"x".repeat(60)}…"`);
});

Deno.test("shown never cuts a character in half", () => {
  assert.equal(shown("x".repeat(59) + "😀 and more"), `"${"x".repeat(59)}…"`);
});
