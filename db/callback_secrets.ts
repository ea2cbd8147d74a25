import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

export interface CallbackSecretRow {
  secret: Uint8Array;
  /** Null for none. */
  previous_secret: Uint8Array | null;
  previous_until: Date | null;
}

/** Gives a school's secrets; `fresh` becomes the one if the school has none yet. */
export async function findOrInsertCallbackSecret(
  db: Queryable,
  schoolId: string,
  fresh: Uint8Array,
  now: Date,
): Promise<CallbackSecretRow> {
  const [row] = await db.query<CallbackSecretRow>(sql`
    insert into callback_secrets (school_id, secret, created_at)
    values (${schoolId}, ${fresh}::bytea, ${now}::timestamptz)
    on conflict (school_id) do update set secret = callback_secrets.secret
    returning secret, previous_secret, previous_until`);
  return row!;
}

/** Puts `fresh` in the place of a school's secret, which stays the previous one until `previousUntil`; null for not at all. */
export async function rollCallbackSecret(
  db: Queryable,
  schoolId: string,
  fresh: Uint8Array,
  now: Date,
  previousUntil: Date | null,
): Promise<void> {
  await db.query(sql`
    insert into callback_secrets (school_id, secret, created_at)
    values (${schoolId}, ${fresh}::bytea, ${now}::timestamptz)
    on conflict (school_id) do update
    set secret = excluded.secret, created_at = excluded.created_at,
      previous_secret = case when ${previousUntil}::timestamptz is not null then callback_secrets.secret end,
      previous_until = ${previousUntil}::timestamptz`);
}
