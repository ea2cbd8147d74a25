import assert from "node:assert/strict";
import { identifier, sql } from "../../db/sql.ts";
import { type Scope, scopes } from "../../domain/context.ts";
import { listKeys } from "../../domain/keys/list_keys.ts";
import { revokeKey } from "../../domain/keys/revoke_key.ts";
import type { Operation } from "../../routes/_operation.ts";
import { operations } from "../../routes/mod.ts";
import { type Answer, type TestApp, testApp } from "../_app.ts";
import { importDemoSchool, importSchools } from "../import_school.ts";
import { comparable } from "./_example_answer.ts";

/**
 * Every operation × every kind of caller, each with its whole answer (decisions 2, 3, 7 and 8). The examples are the
 * payloads; they are of the school `demo`. The school `south` is another one.
 */

/** What an operation with a key says to another school's key that sends this school's example. */
const toAnotherSchool: Record<string, "not-found" | "ok"> = {
  "get-user-io-lab-result": "not-found",
  "create-new-user": "ok",
  "get-sales-data": "ok",
  "get-user-individual-course-progress": "not-found",
  "get-login-link-for-user": "not-found",
  "get-user-basic-profile-data": "not-found",
  "get-quiz-details": "not-found",
  "get-all-quizzes": "ok",
  "get-live-event-session-caption": "not-found",
  "remove-service-instructor-from-school": "not-found",
  "create-course": "ok",
  "get-dsa-code-execution-result-batch": "not-found",
  "request-dsa-code-execution-batch": "ok",
  "request-dsa-code-execution": "ok",
  "create-payment-link-digital-product": "ok",
  "get-user-all-bundle-progress": "not-found",
  "get-user-course-item-result": "not-found",
  "get-video-library": "ok",
};

/** The four that need no key (decision 8). */
const withoutKey = ["get-digital-product-price", "get-course-price", "get-all-products", "get-all-courses"];

/** The school's world, and the same without that school: whoever is of another school cannot tell them apart. */
const app = await testApp();
const without = await testApp();
await importDemoSchool(app.db);
for (const { db } of [app, without]) await importSchools(db, { id: "south", name: "South", country: "IN" });
Deno.test.beforeEach(async () => {
  // Nobody has called anything in this minute.
  for (const { db } of [app, without]) await db.query(sql`delete from rate_limit_windows`);
});
Deno.test.afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await without[Symbol.asyncDispose]();
});

const keys = {
  unknown: `lyceum_${"A".repeat(43)}`,
  revoked: await revoked(),
  expired: await expired(),
  right: await app.key({ school: "demo" }),
  south: await app.key({ school: "south" }),
  southWithout: await without.key({ school: "south" }),
};
const taskUniqueIds = [await submitted()];

Deno.test("every operation is in the grid, in one of its two halves, and nothing else is", () => {
  const names = (key: boolean) =>
    operations.filter((operation) => operation.key === key).map(({ name }) => name).sort();
  // One that is missing: say here by hand what it answers to another school.
  assert.deepEqual(names(true), Object.keys(toAnotherSchool).sort());
  assert.deepEqual(names(false), withoutKey.toSorted());
});

const missing = (name: string) =>
  `missing-api-key: ${name} needs a key in the header SERVICE-API-KEY, but got none`;
const invalid = "invalid-api-key: The key in the header SERVICE-API-KEY is unknown, expired or revoked";
const forbidden = (name: string, scope: Scope, others: readonly Scope[]) =>
  `forbidden: ${name} needs a key with the scope ${scope}, but this one has ${others.join(", ")}`;

for (const operation of operations.filter(({ key }) => key)) {
  const { name } = operation;
  Deno.test(`${name} refuses who shows no key, a wrong one, or one without its scope, and does nothing`, async () => {
    const before = await stored();
    const refuses = async (secret: string | null, status: number, errorMessage: string) => {
      const answer = await call(app, operation, secret);
      assert.deepEqual([answer.status, answer.body], [status, [{
        output: { status: "error", errorMessage },
      }]]);
    };
    await refuses(null, 401, missing(name));
    for (const secret of [keys.unknown, keys.revoked, keys.expired]) await refuses(secret, 401, invalid);
    const others = scopes.filter((scope) => scope !== operation.scope);
    const narrow = await app.key({ school: "demo", scopes: others });
    await refuses(narrow, 403, forbidden(name, operation.scope!, others));
    assert.deepEqual(await stored(), before);
  });

  Deno.test(`${name} gives another school's key what it gives where this school is not there`, async () => {
    const before = await stored("demo");
    const answer = await call(app, operation, keys.south);
    const expected = await call(without, operation, keys.southWithout);
    assert.deepEqual(whole(operation, answer), whole(operation, expected));
    assert.equal(answer.status, 200);
    assert.equal(answer.outputs()[0]!.split(":")[0], toAnotherSchool[name]);
    assert.deepEqual(await stored("demo"), before);
  });
}

for (const operation of operations.filter(({ key }) => !key)) {
  const { name } = operation;
  Deno.test(`${name} needs no key, and ignores one that is sent`, async () => {
    for (const secret of [null, keys.unknown, keys.revoked, keys.expired, keys.south]) {
      isDocumented(operation, await call(app, operation, secret));
    }
  });

  Deno.test(`${name} knows no school that is not there, and nothing of this one in another`, async () => {
    const nowhere = await call(app, operation, keys.right, { serviceSchoolId: "nowhere" });
    const errorMessage = 'not-found: data[0].data.serviceSchoolId: There is no school "nowhere"';
    assert.deepEqual([nowhere.status, nowhere.body], [200, [{ output: { status: "error", errorMessage } }]]);
    const inSouth = { serviceSchoolId: "south" };
    const answer = await call(app, operation, keys.right, inSouth);
    const expected = await call(without, operation, null, inSouth);
    assert.deepEqual(whole(operation, answer), whole(operation, expected));
  });
}

// Last, and those that change something after those that read: each finds the school as it was imported.
for (const operation of operations.toSorted((one, other) => Number(one.writes) - Number(other.writes))) {
  Deno.test(`${operation.name} gives the right key the documented answer`, async () => {
    isDocumented(operation, await call(app, operation, keys.right));
  });
}

async function call(
  { as }: TestApp,
  operation: Operation,
  secret: string | null,
  instead: object = {},
): Promise<Answer> {
  return await as(secret).post(operation.name, { ...payloadOf(operation), ...instead });
}

/** The example, of a task that is there. */
function payloadOf({ name, example }: Operation): Record<string, unknown> {
  return name === "get-dsa-code-execution-result-batch" ? { taskUniqueIds } : example.payload;
}

function isDocumented(operation: Operation, answer: Answer): void {
  assert.equal(answer.status, 200);
  if (operation.name === "get-dsa-code-execution-result-batch") {
    // Nobody judges here.
    const { tasks } = answer.data() as { tasks: { taskUniqueId: string; codingTaskStatus: string }[] };
    assert.deepEqual(
      tasks.map(({ taskUniqueId, codingTaskStatus }) => [taskUniqueId, codingTaskStatus]),
      [[taskUniqueIds[0], "Pending"]],
    );
  } else {
    assert.deepEqual(comparable(operation, answer.data()), comparable(operation, operation.example.data));
    assert.deepEqual(answer.outputs(), ["ok"]);
  }
}

/** Status and body, comparable. */
function whole(operation: Operation, { status, body }: Answer): unknown {
  return { status, body: comparable(operation, body) };
}

/** Every row of every table but what a call always leaves, in short: all of them, or those of one school. */
async function stored(schoolId?: string): Promise<unknown> {
  const tables = await app.db.query<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'school_id' and table_name <> 'api_keys' order by 1`);
  return Object.fromEntries(
    await Promise.all(tables.map(async ({ name }) => {
      const filter = schoolId === undefined ? sql`` : sql`where school_id = ${schoolId}`;
      const [row] = await app.db.query(sql`
        select count(*) as count, md5(string_agg(stored::text, ',' order by stored::text)) as digest
        from ${identifier(name)} stored ${filter}`);
      return [name, row];
    })),
  );
}

async function revoked(): Promise<string> {
  const secret = await app.key({ school: "demo" });
  const [newest] = (await listKeys(app, "demo")).toReversed();
  await revokeKey({ db: app.db, clock: () => app.now }, newest!.id);
  return secret;
}

/** A key that ends at this instant. */
async function expired(): Promise<string> {
  const now = app.now;
  app.now = new Date(now.getTime() - 1);
  const secret = await app.key({ school: "demo", expiresAt: now });
  app.now = now;
  return secret;
}

async function submitted(): Promise<string> {
  const { example } = operations.find(({ name }) => name === "request-dsa-code-execution")!;
  const { taskId } = (await app.as(keys.right).post("request-dsa-code-execution", example.payload)).data();
  return String(taskId);
}
