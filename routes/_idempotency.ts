import { abandonWrite } from "../domain/idempotency/abandon_write.ts";
import { beginWrite } from "../domain/idempotency/begin_write.ts";
import { finishWrite } from "../domain/idempotency/finish_write.ts";
import type { Beginning, Claim } from "../domain/idempotency/write.ts";
import { Refusal } from "../domain/refusals.ts";
import { sealEnvelope } from "./_envelope.ts";
import type { Answer, Exchange } from "./_exchange.ts";
import { Problem } from "./_problem.ts";

/** One request to do a write, as it came. */
export interface WriteRequest {
  operation: string;
  body: Uint8Array;
  /** How many elements it holds: its answer holds as many. */
  elements: number;
}

/**
 * Answers a write once for each `Idempotency-Key`: the first answer is stored and given again (decision 11). Without
 * the header it is simply answered.
 */
export async function answerOnce(
  request: WriteRequest,
  exchange: Exchange,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const idempotencyKey = exchange.request.headers.get("Idempotency-Key");
  if (idempotencyKey === null) return await answer();
  const beginning = await begin(request, idempotencyKey, exchange);
  switch (beginning.kind) {
    case "new":
      return await answerAndStore(beginning.claim, exchange, answer);
    case "replay":
      exchange.headers.set("Idempotent-Replayed", "true");
      return { status: beginning.answer.status, body: new TextDecoder().decode(beginning.answer.body) };
    case "conflict":
      return forEach(request, "conflict: This Idempotency-Key was used with another body");
    case "in-progress":
      exchange.headers.set("Retry-After", String(beginning.retryAfterSeconds));
      return forEach(request, "conflict: A request with this Idempotency-Key is still being answered");
  }
}

async function begin(
  request: WriteRequest,
  idempotencyKey: string,
  { context }: Exchange,
): Promise<Beginning> {
  try {
    return await beginWrite(context, {
      operation: request.operation,
      idempotencyKey,
      requestBody: request.body,
    });
  } catch (error) {
    if (error instanceof Refusal) throw new Problem(400, "malformed-request", error.message);
    throw error;
  }
}

async function answerAndStore(
  claim: Claim,
  { context }: Exchange,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  let given: Answer;
  try {
    given = await answer();
  } catch (error) {
    await abandonWrite(context, claim);
    throw error;
  }
  const { status, body, isPassing } = given;
  try {
    if (isPassing) await abandonWrite(context, claim);
    else await finishWrite(context, claim, { status, body: new TextEncoder().encode(body) });
  } catch (error) {
    // The write is done, and its answer true: the caller gets it, even if a repetition would not.
    context.log.error("The answer to a write could not be stored", { operation: claim.operation, error });
  }
  return given;
}

function forEach({ elements }: WriteRequest, message: string): Answer {
  return {
    status: 200,
    body: sealEnvelope(Array.from({ length: elements }, () => ({ ok: false, message }))),
  };
}
