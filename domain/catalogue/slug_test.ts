import assert from "node:assert/strict";
import fc from "fast-check";
import { slugOf } from "./slug.ts";

const slugs: [string, string][] = [
  ["Learn Go", "learn-go"],
  ["  C++ & C#: from 0 to 1!  ", "c-c-from-0-to-1"],
  ["Ångström déjà vu", "angstrom-deja-vu"],
  ["Основы Python", "osnovy-python"],
  ["数学 入门", "shu-xue-ru-men"],
  ["🎉", "course"],
  ["--", "course"],
  ["x".repeat(300), "x".repeat(100)],
  ["word ".repeat(100), "word-".repeat(19) + "word"],
];

for (const [title, slug] of slugs) {
  Deno.test(`the slug of ${JSON.stringify(title.slice(0, 30))} is ${slug.slice(0, 30)}`, async () => {
    assert.equal(await slugOf(title, "course"), slug);
  });
}

Deno.test("a title in Devanagari has a slug of its own letters", async () => {
  assert.match(await slugOf("हिन्दी में पाइथन", "course"), /^[a-z]+-[a-z]+-[a-z]+$/);
});

Deno.test("the slug of any title can be stored, with a number behind it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 600 }), async (title) => {
      const slug = await slugOf(title, "product");
      assert.match(`${slug}-12345678`, /^[a-z0-9]+(-[a-z0-9]+)*$/);
      assert.ok(slug.length <= 100);
    }),
    { seed: 33, numRuns: 2_000 },
  );
});
