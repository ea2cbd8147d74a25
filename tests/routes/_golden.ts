import assert from "node:assert/strict";

/** Compares a text with a file beside the test; `BLESS=1` writes the file anew. */
export function assertGolden(file: URL, text: string): void {
  if (Deno.env.get("BLESS") === "1") return Deno.writeTextFileSync(file, text);
  const golden = Deno.readTextFileSync(file);
  assert.equal(
    text,
    golden,
    `It is not as in ${file.pathname}; if it should not be: BLESS=1 deno test -A tests/routes`,
  );
}
