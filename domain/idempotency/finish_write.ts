import { storeAnswer } from "../../db/idempotency_keys.ts";
import type { Context } from "../context.ts";
import type { Answer, Claim } from "./write.ts";

/**
 * Stores the answer of a write that was begun, to be replayed for 24 hours. One whose claim went to another attempt,
 * because it took longer than an attempt may, stores nothing.
 */
export async function finishWrite(
  context: Pick<Context, "db" | "log">,
  claim: Claim,
  answer: Answer,
): Promise<void> {
  if (await storeAnswer(context.db, claim, answer)) return;
  context.log.warn("A write took so long that another attempt was allowed to do it again", {
    keyId: claim.keyId,
    operation: claim.operation,
  });
}
