import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { tenants } from "../../tests/tenants.ts";
import { countRequest } from "./count_request.ts";
import { removeOldWindows } from "./remove_old_windows.ts";
import { windowAt } from "./window.ts";

const { db, at } = await tenants();

Deno.test("a window is the full minute, and ends within 1 to 60 seconds", () => {
  const cases = [
    ["2026-02-01T10:00:00.000Z", "2026-02-01T10:00:00.000Z", 60],
    ["2026-02-01T10:00:00.001Z", "2026-02-01T10:00:00.000Z", 60],
    ["2026-02-01T10:00:59.001Z", "2026-02-01T10:00:00.000Z", 1],
    ["2026-02-01T10:00:59.999Z", "2026-02-01T10:00:00.000Z", 1],
    ["2026-02-01T10:01:00.000Z", "2026-02-01T10:01:00.000Z", 60],
  ] as const;
  for (const [now, start, resetSeconds] of cases) {
    assert.deepEqual(windowAt(new Date(now)), { start: new Date(start), resetSeconds });
  }
});

Deno.test("count_request counts each bucket from one in each window", async () => {
  const first = at("2026-02-01T10:00:30Z");
  assert.deepEqual(await countRequest(first, "a"), { count: 1, resetSeconds: 30 });
  assert.deepEqual(await countRequest(first, "a"), { count: 2, resetSeconds: 30 });
  assert.deepEqual(await countRequest(first, "b"), { count: 1, resetSeconds: 30 });
  assert.deepEqual(await countRequest(at("2026-02-01T10:01:00Z"), "a"), { count: 1, resetSeconds: 60 });
  assert.deepEqual(await countRequest(first, "a"), { count: 3, resetSeconds: 30 });
});

Deno.test("two hundred requests at once get every number from 1 to 200 once", async () => {
  const counted = await Promise.all(
    Array.from({ length: 200 }, () => countRequest(at("2026-02-01T10:00:00Z"), "a")),
  );
  const numbers = counted.map(({ count }) => count).sort((a, b) => a - b);
  assert.deepEqual(numbers, Array.from({ length: 200 }, (_, index) => index + 1));
});

Deno.test("remove_old_windows removes in steps what is long over, and nothing else", async () => {
  for (const bucket of ["a", "b", "c"]) await countRequest(at("2026-02-01T10:00:00Z"), bucket);
  await countRequest(at("2026-02-01T10:07:00Z"), "a");
  await countRequest(at("2026-02-01T10:10:00Z"), "a");
  const context = at("2026-02-01T10:10:00Z");
  assert.equal(await removeOldWindows(context, 2), 2);
  assert.equal(await removeOldWindows(context, 2), 1);
  assert.equal(await removeOldWindows(context, 2), 0);
  assert.deepEqual(await db.query(sql`select window_start::text from rate_limit_windows order by 1`), [
    { window_start: "2026-02-01 10:07:00+00" },
    { window_start: "2026-02-01 10:10:00+00" },
  ]);
});
