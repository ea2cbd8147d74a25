import assert from "node:assert/strict";
import fc from "fast-check";
import { redirectPathOf } from "./_redirect_path.ts";

Deno.test("a page is meant by its name, or by its path", () => {
  for (
    const [redirectTo, path] of [
      ["dashboard", "/dashboard"],
      ["courses", "/courses"],
      ["profile", "/profile"],
      ["/", "/"],
      ["/schools/demo/courses/c-from-the-ground-up", "/schools/demo/courses/c-from-the-ground-up"],
      ["/courses?next=%2Fdashboard&x=//y#top", "/courses?next=%2Fdashboard&x=//y#top"],
      ["/a/../b/./c", "/b/c"],
      ["/@example.org", "/@example.org"],
      ["/schools/demo/courses/ßé", "/schools/demo/courses/%C3%9F%C3%A9"],
    ]
  ) assert.equal(redirectPathOf(redirectTo!), path);
});

Deno.test("what could lead elsewhere is refused", () => {
  for (
    const redirectTo of [
      "",
      "Dashboard",
      "nowhere",
      "constructor",
      "example.org",
      "https://example.org/",
      "javascript:alert(1)",
      "//example.org",
      "///example.org",
      "/\\example.org",
      "\\\\example.org",
      "/courses\\..\\..\\example.org",
      "/\t/example.org",
      "/\n/example.org",
      " /courses",
      "/courses ",
      "/\0",
      "/\u0085/example.org",
      "/\u2028/example.org",
      "/.//example.org",
      "/..//example.org",
      "/%2e//example.org",
      "/%2e%2e//example.org",
      "/%2fexample.org",
      "/%2F%2Fexample.org",
      "/%5cexample.org",
      "/%5C%5Cexample.org",
      "/%09/example.org",
      "/%0d%0aSet-Cookie:x=y",
      "/%00",
      "/%252f%252fexample.org",
      `/${"ß".repeat(500)}`,
    ]
  ) {
    assert.throws(
      () => redirectPathOf(redirectTo),
      { name: "Refusal", kind: "invalid-argument" },
      redirectTo,
    );
  }
});

Deno.test("whatever is accepted stays on this service, also when it is decoded on the way", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2f",
    "%5C",
    "%",
    "25",
    "a",
    "@",
    ":",
    "?",
    "#",
    "\t",
    "example.org",
    "é",
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
    fc.webPath(),
  );
  let accepted = 0;
  fc.assert(
    fc.property(text, (redirectTo) => {
      let path;
      try {
        path = redirectPathOf(redirectTo);
      } catch {
        return;
      }
      accepted++;
      assert.match(path, /^\/(?![/\\])[\x21-\x7e]*$/);
      const [beforeQuery] = path.split(/[?#]/);
      for (const read of [path, decoded(beforeQuery!), decoded(decoded(beforeQuery!))]) {
        assert.equal(new URL(read, "https://lyceum.example").origin, "https://lyceum.example", read);
      }
    }),
    { numRuns: 3_000, seed: 5 },
  );
  assert.ok(accepted > 300, String(accepted));
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
