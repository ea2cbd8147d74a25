import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { operations } from "../../routes/mod.ts";
import { type Answer, testApp } from "../_app.ts";

/**
 * Requests in one minute, from the table of the interface document, and from decision 9 where that says "see Limits".
 * Written by hand: the code is measured by it.
 */
const rates: Record<string, number> = {
  "get-user-io-lab-result": 60,
  "create-new-user": 600,
  "get-digital-product-price": 60,
  "get-sales-data": 30,
  "get-course-price": 60,
  "get-user-individual-course-progress": 60,
  "get-login-link-for-user": 300,
  "get-user-basic-profile-data": 60,
  "get-quiz-details": 60,
  "get-all-quizzes": 60,
  "get-live-event-session-caption": 60,
  "get-all-products": 15,
  "remove-service-instructor-from-school": 10,
  "create-course": 60,
  "get-dsa-code-execution-result-batch": 6000,
  "request-dsa-code-execution-batch": 5000,
  "request-dsa-code-execution": 5000,
  "create-payment-link-digital-product": 60,
  "get-user-all-bundle-progress": 60,
  "get-all-courses": 60,
  "get-user-course-item-result": 60,
  "get-video-library": 60,
};

/** Two nodes: each with connections of its own where there is a server. */
const one = await testApp();
const other = await testApp({ beside: one });
one.now = other.now = new Date("2026-02-01T09:30:17.25Z");
const key = await one.key();
Deno.test.afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

Deno.test("every operation has its rate", () => {
  assert.deepEqual(Object.fromEntries(operations.map(({ name, rate }) => [name, rate])), rates);
});

for (const operation of operations) {
  const { name } = operation;
  Deno.test(`${name} is answered as often as it may be called by two nodes together, and by neither any more`, async () => {
    const rate = rates[name]!;
    const policy = operation.key ? "per-key" : "per-address";
    // A body that is none is counted like any other, and does nothing.
    const call = (n: number) => [one, other][n % 2]!.as(operation.key ? key : null).send(name, "{");
    const seen = ({ status, headers }: Answer) => [
      status,
      headers.get("RateLimit-Policy"),
      headers.get("RateLimit"),
      headers.get("Retry-After"),
    ];
    const told = (remaining: number) => [`"${policy}";q=${rate};w=60`, `"${policy}";r=${remaining};t=43`];
    assert.deepEqual(seen(await call(0)), [400, ...told(rate - 1), null]);
    // Of thousands, those in the middle are only said to have come.
    const begun = rate > 600 ? rate - 10 : 1;
    await one.db.query(sql`update rate_limit_windows set count = ${begun} where bucket like ${`%:${name}`}`);
    for (let count = begun + 1; count <= rate; count++) {
      assert.deepEqual(seen(await call(count)), [400, ...told(rate - count), null]);
    }
    for (const n of [0, 1]) {
      const refused = await call(n);
      assert.deepEqual(seen(refused), [429, ...told(0), "43"]);
      assert.deepEqual(refused.outputs(), [
        `rate-limited: ${name} may be called ${rate} times in one minute; try again in 43 s`,
      ]);
    }
  });
}

Deno.test("a second before the minute ends it is still refused, and with the next minute answered, on both nodes", async () => {
  const call = async (app: typeof one) => {
    const { status, headers } = await app.as(key).send("get-video-library", "{");
    return [status, headers.get("RateLimit"), headers.get("Retry-After")];
  };
  await call(one);
  const filled = sql`update rate_limit_windows set count = 60 where bucket like '%:get-video-library'`;
  await one.db.query(filled);
  for (const app of [one, other]) {
    app.now = new Date("2026-02-01T09:30:59.999Z");
    assert.deepEqual(await call(app), [429, '"per-key";r=0;t=1', "1"]);
  }
  for (const [index, app] of [one, other].entries()) {
    app.now = new Date("2026-02-01T09:31:00Z");
    assert.deepEqual(await call(app), [400, `"per-key";r=${59 - index};t=60`, null]);
  }
});
