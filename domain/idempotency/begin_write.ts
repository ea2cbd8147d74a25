import { createHash } from "node:crypto";
import {
  claimIdempotencyKey,
  findIdempotencyKey,
  type IdempotencyKeyRow,
} from "../../db/idempotency_keys.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { uuid } from "../uuid.ts";
import { attemptMs, type Beginning, keptMs, type Write } from "./write.ts";

/**
 * Begins a write that carries an idempotency key: of all attempts with the same one, for the same key and operation,
 * one is told to do it (decision 11). An attempt that died in the middle stands in the way for a minute; what it did
 * before it died may then be done again.
 *
 * @throws {Refusal} `invalid-argument` for an idempotency key that is none
 */
export async function beginWrite(
  context: Pick<Context, "db" | "clock" | "random" | "actor">,
  write: Write,
): Promise<Beginning> {
  if (!context.actor) {
    throw new Error("Cannot begin a write with an idempotency key: nobody's API key was shown");
  }
  check(write.idempotencyKey);
  const now = context.clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const requestHash = new Uint8Array(createHash("sha256").update(write.requestBody).digest());
  const claim = {
    keyId: context.actor.keyId,
    operation: write.operation,
    idempotencyKey: write.idempotencyKey,
    claim: uuid(context.random(16)),
  };
  // The row in the way may be removed between the two statements; then the way is free.
  while (true) {
    const attempt = { ...claim, requestHash, claimedAt: now };
    const claimed = await claimIdempotencyKey(context.db, attempt, {
      dead: before(attemptMs),
      forgotten: before(keptMs),
    });
    if (claimed) return { kind: "new", claim };
    const row = await findIdempotencyKey(context.db, claim);
    if (row) return inTheWay(row, requestHash, now);
  }
}

function inTheWay(row: IdempotencyKeyRow, requestHash: Uint8Array, now: Date): Beginning {
  if (row.request_hash.toHex() !== requestHash.toHex()) return { kind: "conflict" };
  if (row.status !== null) return { kind: "replay", answer: { status: row.status, body: row.body! } };
  const leftMs = row.claimed_at.getTime() + attemptMs - now.getTime();
  return { kind: "in-progress", retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) };
}

function check(idempotencyKey: string): void {
  if (/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) return;
  throw new Refusal(
    "invalid-argument",
    `Cannot use the Idempotency-Key ${
      JSON.stringify(idempotencyKey.slice(0, 40))
    }: it is 1 to 255 visible ASCII characters`,
  );
}
