import assert from "node:assert/strict";
import { sql } from "../db/sql.ts";
import { countRequest } from "../domain/rate_limits/count_request.ts";
import { testDatabase } from "../tests/database.ts";
import { startHousekeeping } from "./_housekeeping.ts";

Deno.test("housekeeping removes what is over, all of it, and leaves the rest", async () => {
  await using db = await testDatabase();
  const at = (instant: string) => ({ db, clock: () => new Date(instant) });
  await db.query(sql`
    insert into rate_limit_windows (window_start, bucket, count)
    select '2026-02-01T08:00:00Z', 'old ' || number, 1 from generate_series(1, 2500) as number`);
  await countRequest(at("2026-02-01T09:30:00Z"), "new");
  const log = { debug() {}, info() {}, warn() {}, error: (message: string) => assert.fail(message) };
  const housekeeping = startHousekeeping({ ...at("2026-02-01T09:30:30Z"), log }, { compileCacheMb: 1 });
  const buckets = () => db.query<{ bucket: string }>(sql`select bucket from rate_limit_windows`);
  for (let tries = 0; tries < 500 && (await buckets()).length > 1; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.deepEqual(await buckets(), [{ bucket: "new" }]);
  await housekeeping.stop();
});
