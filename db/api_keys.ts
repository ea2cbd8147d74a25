import type { Queryable } from "./database.ts";
import { countInWindow } from "./rate_limit_windows.ts";
import { type Query, sql } from "./sql.ts";

export interface ApiKeyRow {
  id: string;
  school_id: string;
  name: string;
  scopes: string[];
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** What is needed to let a request in. */
export type UsedKeyRow = Pick<ApiKeyRow, "id" | "school_id" | "scopes"> & { secret_hash: Uint8Array };

/** @throws `23503` on `api_keys_school_id_fkey` when there is no such school */
export async function insertApiKey(
  db: Queryable,
  key: Omit<ApiKeyRow, "last_used_at" | "revoked_at"> & { secret_hash: Uint8Array },
): Promise<void> {
  await db.query(sql`
    insert into api_keys (id, school_id, name, secret_hash, scopes, created_at, expires_at)
    values (${key.id}, ${key.school_id}, ${key.name}, ${key.secret_hash}, ${key.scopes}, ${key.created_at},
      ${key.expires_at})`);
}

/** A school's keys, oldest first. */
export async function listApiKeys(db: Queryable, schoolId: string): Promise<ApiKeyRow[]> {
  return await db.query<ApiKeyRow>(sql`
    select ${columns} from api_keys where school_id = ${schoolId} order by created_at, id`);
}

/** Revokes a key unless it is revoked already; nothing for an unknown one. */
export async function revokeApiKey(db: Queryable, id: string, now: Date): Promise<ApiKeyRow | undefined> {
  const rows = await db.query<ApiKeyRow>(sql`
    update api_keys set revoked_at = coalesce(revoked_at, ${now}) where id = ${id} returning ${columns}`);
  return rows[0];
}

/** Finds a key that may be used now, and notes its use when the last note is a minute old. */
export async function useApiKey(
  db: Queryable,
  secretHash: Uint8Array,
  now: Date,
): Promise<UsedKeyRow | undefined> {
  const rows = await db.query<UsedKeyRow>(sql`
    with ${used(secretHash, now)}
    select id, school_id, scopes, secret_hash from usable`);
  return rows[0];
}

/** As {@link useApiKey}, and counts a request of the key to `operation`, all in one statement. */
export async function useApiKeyAndCount(
  db: Queryable,
  secretHash: Uint8Array,
  now: Date,
  request: { operation: string; windowStart: Date },
): Promise<UsedKeyRow & { count: number } | undefined> {
  const bucket = sql`select 'key:' || id || ':' || ${request.operation}::text from usable`;
  const rows = await db.query<UsedKeyRow & { count: number }>(sql`
    with ${used(secretHash, now)}, counted as (${countInWindow(request.windowStart, bucket)})
    select id, school_id, scopes, secret_hash, counted.count from usable, counted`);
  return rows[0];
}

const columns = sql`id, school_id, name, scopes, created_at, expires_at, last_used_at, revoked_at`;

function used(secretHash: Uint8Array, now: Date): Query {
  return sql`
    usable as (
      select id, school_id, scopes, secret_hash, last_used_at from api_keys
      where secret_hash = ${secretHash} and revoked_at is null
        and (expires_at is null or expires_at > ${now}::timestamptz)
    ), noted as (
      update api_keys set last_used_at = ${now} from usable
      where api_keys.id = usable.id
        and (usable.last_used_at is null or usable.last_used_at <= ${now}::timestamptz - interval '1 minute')
    )`;
}
