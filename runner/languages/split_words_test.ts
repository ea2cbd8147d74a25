import assert from "node:assert/strict";
import { splitWords } from "./split_words.ts";

Deno.test("words are split at white space", () => {
  assert.deepEqual(splitWords(""), []);
  assert.deepEqual(splitWords("  \t\n "), []);
  assert.deepEqual(splitWords(" -O2\t-Wall\n-lm "), ["-O2", "-Wall", "-lm"]);
});

Deno.test("quotes and backslashes keep white space", () => {
  assert.deepEqual(splitWords(`-D'X=1 2' -DY="a b" -DZ=a\\ b`), ["-DX=1 2", "-DY=a b", "-DZ=a b"]);
  assert.deepEqual(splitWords(`-DT='"text"' -DU="\\"text\\""`), [`-DT="text"`, `-DU="text"`]);
  assert.deepEqual(splitWords(`'a'"b"c\\d ''`), ["abcd", ""]);
});

Deno.test("between single quotes nothing is special, between double quotes a backslash before others stays", () => {
  assert.deepEqual(splitWords(`'a\\b"c' "a\\nb\\\\c'd"`), [`a\\b"c`, `a\\nb\\c'd`]);
});

Deno.test("nothing is expanded", () => {
  assert.deepEqual(splitWords("$HOME `id` $(id) *.c ~ a;b"), ["$HOME", "`id`", "$(id)", "*.c", "~", "a;b"]);
});

Deno.test("an open quote or backslash is no list of words", () => {
  for (const text of [`'`, `-DX='1`, `"`, `-DX="1\\"`, `a\\`, `a "b" 'c`]) {
    assert.equal(splitWords(text), null, text);
  }
});
