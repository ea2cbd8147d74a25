import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** Names a stored answer. */
export interface IdempotencyKeyId {
  keyId: string;
  operation: string;
  idempotencyKey: string;
}

/** One attempt at a write. */
export interface AttemptRow extends IdempotencyKeyId {
  requestHash: Uint8Array;
  /** UUID of the attempt. */
  claim: string;
  claimedAt: Date;
}

/** Before which instants another attempt no longer stands in the way. */
export interface Cutoffs {
  /** An attempt claimed before this and not finished is dead. */
  dead: Date;
  /** An answer claimed before this is forgotten. */
  forgotten: Date;
}

export interface IdempotencyKeyRow {
  request_hash: Uint8Array;
  claimed_at: Date;
  status: number | null;
  body: Uint8Array | null;
}

/** Claims the key for an attempt; false when another attempt or its answer stands in the way. */
export async function claimIdempotencyKey(
  db: Queryable,
  attempt: AttemptRow,
  cutoffs: Cutoffs,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into idempotency_keys as present
      (key_id, operation, idempotency_key, request_hash, claim, claimed_at)
    values (${attempt.keyId}, ${attempt.operation}, ${attempt.idempotencyKey}, ${attempt.requestHash},
      ${attempt.claim}, ${attempt.claimedAt})
    on conflict (key_id, operation, idempotency_key) do update set
      request_hash = excluded.request_hash, claim = excluded.claim, claimed_at = excluded.claimed_at,
      status = null, body = null
    where present.claimed_at <= ${cutoffs.forgotten}
      or (present.status is null and present.claimed_at <= ${cutoffs.dead}
        and present.request_hash = excluded.request_hash)
    returning 1 as claimed`);
  return rows.length > 0;
}

export async function findIdempotencyKey(
  db: Queryable,
  { keyId, operation, idempotencyKey }: IdempotencyKeyId,
): Promise<IdempotencyKeyRow | undefined> {
  const rows = await db.query<IdempotencyKeyRow>(sql`
    select request_hash, claimed_at, status, body from idempotency_keys
    where key_id = ${keyId} and operation = ${operation} and idempotency_key = ${idempotencyKey}`);
  return rows[0];
}

/** Stores the answer of an attempt; false when the attempt has lost its claim. */
export async function storeAnswer(
  db: Queryable,
  id: IdempotencyKeyId & { claim: string },
  answer: { status: number; body: Uint8Array },
): Promise<boolean> {
  const rows = await db.query(sql`
    update idempotency_keys set status = ${answer.status}, body = ${answer.body}
    where key_id = ${id.keyId} and operation = ${id.operation} and idempotency_key = ${id.idempotencyKey}
      and claim = ${id.claim} and status is null
    returning 1 as stored`);
  return rows.length > 0;
}

/** Gives up the claim of an attempt that has no answer. */
export async function removeClaim(db: Queryable, id: IdempotencyKeyId & { claim: string }): Promise<void> {
  await db.query(sql`
    delete from idempotency_keys
    where key_id = ${id.keyId} and operation = ${id.operation} and idempotency_key = ${id.idempotencyKey}
      and claim = ${id.claim} and status is null`);
}

/** Removes at most `limit` answers and attempts claimed before `before`. */
export async function removeIdempotencyKeys(db: Queryable, before: Date, limit: number): Promise<number> {
  const rows = await db.query(sql`
    delete from idempotency_keys where (key_id, operation, idempotency_key) in (
      select key_id, operation, idempotency_key from idempotency_keys where claimed_at < ${before}
      order by claimed_at limit ${limit} for update skip locked
    ) returning 1 as removed`);
  return rows.length;
}
