import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** Gives a school's secret; `fresh` becomes it if the school has none yet. */
export async function findOrInsertCallbackSecret(
  db: Queryable,
  schoolId: string,
  fresh: Uint8Array,
  now: Date,
): Promise<Uint8Array> {
  const [row] = await db.query<{ secret: Uint8Array }>(sql`
    insert into callback_secrets (school_id, secret, created_at)
    values (${schoolId}, ${fresh}::bytea, ${now}::timestamptz)
    on conflict (school_id) do update set secret = callback_secrets.secret
    returning secret`);
  return row!.secret;
}
