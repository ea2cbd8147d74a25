import assert from "node:assert/strict";
import { isMatcherName, type MatcherName, matcherNames, matchers } from "./mod.ts";

const encoder = new TextEncoder();
const bytesOf = (text: string | number[]) =>
  typeof text === "string" ? encoder.encode(text) : new Uint8Array(text);

/** Which of the five, in the order of decision 18, call the two the same. */
const cases: [name: string, actual: string | number[], expected: string | number[], same: string][] = [
  ["the same text", "abc\n", "abc\n", "11111"],
  ["both empty", "", "", "11111"],
  ["a missing last newline", "abc", "abc\n", "01111"],
  ["whitespace of every kind around", "\t\n\v\f\r abc \r\f\v\n\t", "abc", "01111"],
  ["only whitespace is nothing", " \n\t\r\n", "", "01111"],
  ["another case", "AbC", "aBc", "00101"],
  ["another case and whitespace", " AbC\n", "aBc", "00101"],
  ["trailing space inside", "a \nb", "a\nb", "00011"],
  ["leading space inside", "a\n  b", "a\nb", "00011"],
  ["carriage returns of another system", "a\r\nb\r\n", "a\nb\n", "00011"],
  ["carriage return alone is no line", "a\rb", "a\nb", "00000"],
  ["space between words counts", "a  b", "a b", "00000"],
  ["an empty line inside counts", "a\n\nb", "a\nb", "00000"],
  ["a line of spaces is an empty line", "a\n \t\nb", "a\n\nb", "00011"],
  ["empty lines at both ends do not", "\n \na\nb\n\n \n", "a\nb", "01111"],
  ["lines in another order", "a\nb", "b\na", "00000"],
  ["one line more", "a\nb\nc", "a\nb", "00000"],
  ["nothing against something", "", "a", "00000"],
  ["something against nothing", "a", " ", "00000"],
  ["lines and case", " A \n B", "a\nb", "00001"],
  ["letters beyond ASCII", "ÄÖ Δ Ж\n", "äö δ ж", "00101"],
  ["a final sigma", "ΟΔΟΣ ΟΔΟΣ", "οδος οδος", "00101"],
  ["a final sigma at the end of a line", "ΟΔΟΣ \nΟΔΟΣ", "οδος\nοδος", "00001"],
  ["sharp s is not two letters", "STRASSE", "straße", "00000"],
  ["the longest growth of lower case", "İ", "i\u0307", "00101"],
  ["the longest shrinking of lower case", "\u212A\u212A", "kk", "00101"],
  ["both extremes at once", "\u212A".repeat(3), "kkk", "00101"],
  ["no-break space is text", "a\u00A0", "a", "00000"],
  ["a byte order mark is text", "\uFEFFa", "a", "00000"],
  ["a NUL is text", "a\0", "a", "00000"],
  ["the same invalid UTF-8", [0xff, 65, 10], [0xff, 65, 10], "11111"],
  ["invalid UTF-8 with whitespace", [0xff, 65, 10], [0xff, 65], "01111"],
  ["invalid UTF-8 has no case", [0xff, 65], [0xff, 97], "00000"],
  ["invalid UTF-8 on one side has no case", [65, 66], [97, 0xc3], "00000"],
  ["invalid UTF-8 by line", [32, 0xfe, 32, 10, 65], [0xfe, 10, 65], "00011"],
  ["two different invalid bytes", [0xfe], [0xff], "00000"],
  ["an overlong encoding is invalid", [0xc1, 0x81], [0xc1, 0xa1], "00000"],
  ["a surrogate is invalid", [0xed, 0xa0, 0x80, 65], [0xed, 0xa0, 0x80, 97], "00000"],
];

for (const [index, name] of matcherNames.entries()) {
  Deno.test(`${name} agrees with the table`, async (t) => {
    for (const [title, actual, expected, same] of cases) {
      await t.step(title, () => {
        const before = bytesOf(actual);
        const result = matchers[name](before, bytesOf(expected));
        assert.equal(result, same[index] === "1");
        assert.deepEqual(before, bytesOf(actual), "the input is left alone");
        assert.equal(matchers[name](bytesOf(expected), bytesOf(actual)), result, "either way round");
      });
    }
  });
}

Deno.test("the matchers are those of decision 18, in its order", () => {
  assert.deepEqual(matcherNames, [
    "ExactMatch",
    "IgnoreWhitespaceAtStartAndEnd",
    "IgnoreWhitespaceAtStartAndEndCaseInsensitive",
    "IgnoreWhitespaceAtStartAndEndForEveryLine",
    "IgnoreWhitespaceAtStartAndEndForEveryLineCaseInsensitive",
  ]);
  assert.ok(isMatcherName("ExactMatch"));
  for (const name of ["exactMatch", "", "toString", "__proto__", "constructor"]) {
    assert.ok(!isMatcherName(name), name);
  }
});

Deno.test("every matcher goes through 50 MB of the worst kind of line", () => {
  const size = 50_000_000;
  const actual = new Uint8Array(size).fill(32);
  const expected = new Uint8Array(size).fill(32);
  // Runs of spaces that turn out to be inside a line, then ones that turn out to be at its end.
  for (let i = 0; i < size; i += 1000) actual[i] = expected[i] = 65;
  for (let i = 500; i < size; i += 2000) actual[i] = expected[i] = 10;
  expected[size - 1] = 66;
  actual[size - 1] = 98;
  const answers = matcherNames.map((name: MatcherName) => matchers[name](actual, expected));
  assert.deepEqual(answers, [false, false, true, false, true]);
});
