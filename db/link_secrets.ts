import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** The secret that a school's links are signed with; undefined when none was ever made. */
export async function findLinkSecret(db: Queryable, schoolId: string): Promise<Uint8Array | undefined> {
  const rows = await db.query<{ secret: Uint8Array }>(
    sql`select secret from link_secrets where school_id = ${schoolId}`,
  );
  return rows[0]?.secret;
}

/** Stores a first secret; one that is there stays. */
export async function insertLinkSecret(
  db: Queryable,
  schoolId: string,
  secret: Uint8Array,
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into link_secrets (school_id, secret, created_at)
    values (${schoolId}, ${secret}::bytea, ${now}::timestamptz)
    on conflict (school_id) do nothing`);
}
