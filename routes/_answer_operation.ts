import { answerElements } from "./_answer_elements.ts";
import { checkScope, identifyAndCount } from "./_authentication.ts";
import { parseJson, readBody } from "./_body.ts";
import { openEnvelope } from "./_envelope.ts";
import { type Answer, asActor, type Exchange } from "./_exchange.ts";
import { answerOnce } from "./_idempotency.ts";
import type { Operation } from "./_operation.ts";
import { Problem } from "./_problem.ts";
import { applyRateLimit } from "./_rate_limit.ts";

/** Answers a request to an operation: key, rate, scope, body, envelope, then each element in turn (decisions 1–11). */
export async function answerOperation(operation: Operation, exchange: Exchange): Promise<Answer> {
  const { request, context, headers, facts } = exchange;
  facts.operation = operation.name;
  if (request.method !== "POST") {
    throw new Problem(
      405,
      "malformed-request",
      `${operation.name} must be called with POST, but got ${request.method}`,
      { Allow: "POST" },
    );
  }
  const { caller, count } = await identifyAndCount(operation, exchange);
  applyRateLimit(operation, count, headers);
  if (caller instanceof Problem) throw caller;
  if (caller !== null) {
    facts.school = caller.schoolId;
    checkScope(operation, caller);
    exchange.context = asActor(context, caller);
  }
  const body = await readBody(request);
  const payloads = openEnvelope(parseJson(body));
  const answer = () => answerElements(operation, payloads, exchange);
  if (!operation.writes) return await answer();
  return await answerOnce({ operation: operation.name, body, elements: payloads.length }, exchange, answer);
}
