import assert from "node:assert/strict";
import { operations } from "../../routes/mod.ts";
import { describeOperations } from "../../routes/openapi.ts";
import { operationTable } from "../../routes/operation_table.ts";
import { testApp } from "../_app.ts";
import { assertGolden } from "./_golden.ts";

type Json = Record<string, unknown>;
const document = JSON.parse(JSON.stringify(describeOperations(operations))) as Json;

Deno.test("the operations are as agreed: one line each", () => {
  assertGolden(new URL("operations.golden", import.meta.url), operationTable(operations));
});

Deno.test("the OpenAPI document is as agreed", () => {
  assertGolden(new URL("openapi.golden", import.meta.url), JSON.stringify(document, null, 2) + "\n");
});

Deno.test("/openapi.json serves the same document", async () => {
  await using app = await testApp();
  const answer = await app.send("/openapi.json");
  assert.equal(answer.headers.get("Content-Type"), "application/json");
  assert.deepEqual(answer.body, document);
});

Deno.test("every reference in the document leads somewhere", () => {
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === "string") {
      const target = $ref.slice(2).split("/").reduce<unknown>(
        (at, key) => (at as Json | undefined)?.[key],
        document,
      );
      assert.notEqual(target, undefined, $ref);
    }
    Object.values(value).forEach(visit);
  };
  visit(document);
});

Deno.test("operations stand in the order of the interface document, each with its words", () => {
  const numbers = operations.map(({ number }) => number);
  assert.deepEqual(numbers, [...numbers].sort((a, b) => a - b));
  for (const { name, summary, description, tag } of operations) {
    assert.match(name, /^[a-z]+(-[a-z]+)*$/);
    assert.match(summary, /^\S.{10,70}[^.\s]$/, `summary of ${name}`);
    assert.ok(description.length > summary.length, `description of ${name}`);
    assert.match(tag, /^[A-Z][a-z ]+$/, `tag of ${name}`);
  }
});

Deno.test("the document says of each operation what the interface document's decisions ask it to", () => {
  const text = JSON.stringify(document);
  for (
    const words of [
      "1 to 100 elements",
      "invalid-api-key",
      "Idempotency-Key",
      "RateLimit-Policy",
      "32 MiB",
      "never a silent clamp",
      "IgnoreWhitespaceAtStartAndEndForEveryLine",
      "executed instructions",
      "died-sigxfsz",
      "Standard Webhooks",
      "which is owed whatever the discount",
      "the last one takes the remainder",
      "18 % of the discounted price",
      "used up or for other products leaves the full price",
      "else the plan's fallback",
      "Courses that are `Published`, newest first",
      "Products that are `Published`, newest first",
      "gets `-2`, `-3`",
      "serves the English captions of a session as WebVTT",
      "a page past the end is empty",
      "A week is of the year that has its Thursday",
      "its completed items over all of its published items",
      "nothing takes a completion back",
      "the mean over its courses as `items` shows them",
      "a minimum over the maximum is an `invalid-argument`",
      "What was completed is told without an enrolment too",
      "for every question of the quiz; no questions where",
      "Courses no longer list the instructor",
      "count at the rupee value stored with the sale",
    ]
  ) assert.ok(text.includes(words), words);
});
