import assert from "node:assert/strict";
import { type ArrayText, readArray, writeArray } from "./_array_text.ts";

const same = (element: string) => element;

Deno.test("readArray tells NULL from a quoted NULL", () => {
  assert.deepEqual(readArray(`{NULL,"NULL",null}`, same), [null, "NULL", "null"]);
});

Deno.test("readArray reads nested and empty arrays", () => {
  assert.deepEqual(readArray("{}", same), []);
  assert.deepEqual(readArray("{{1,2},{3,NULL}}", same), [["1", "2"], ["3", null]]);
});

Deno.test("readArray forgets lower bounds", () => {
  assert.deepEqual(readArray("[2:3]={7,8}", Number), [7, 8]);
});

Deno.test("readArray refuses what is no array", () => {
  for (const text of ["", "{", "{1", `{"a`, `{"a"b}`]) {
    assert.throws(() => readArray(text, same), Error, text);
  }
});

Deno.test("an array of any strings is read as it was written", () => {
  const elements: ArrayText = [
    "",
    " ",
    "{",
    "}",
    ",",
    `"`,
    "\\",
    `\\"`,
    "NULL",
    null,
    "a\nb",
    "é€😀",
    `{"a":[1,2]}`,
  ];
  assert.deepEqual(readArray(writeArray(elements), same), elements);
  assert.deepEqual(readArray(writeArray([elements, elements]), same), [elements, elements]);
});
