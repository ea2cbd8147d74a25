import { Refusal } from "../domain/refusals.ts";
import { checkScope, identifyAndCount } from "./_authentication.ts";
import { parseJson, readBody } from "./_body.ts";
import { openEnvelope, type Output, sealEnvelope } from "./_envelope.ts";
import { type Answer, asActor, type Exchange } from "./_exchange.ts";
import { answerOnce } from "./_idempotency.ts";
import type { Operation } from "./_operation.ts";
import { messageOfFault, messageOfRefusal, Problem } from "./_problem.ts";
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

/** One element after the other; one that fails does not stop the next (decision 1). */
async function answerElements(
  operation: Operation,
  payloads: readonly unknown[],
  exchange: Exchange,
): Promise<Answer> {
  const outputs: Output[] = [];
  let status = 200;
  let isPassing = false;
  for (const [index, payload] of payloads.entries()) {
    try {
      outputs.push({
        ok: true,
        json: await answerElement(operation, payload, `data[${index}].data`, exchange),
      });
    } catch (error) {
      if (error instanceof Refusal) {
        isPassing ||= error.kind === "unavailable";
        askForPatience(error, exchange.headers);
        outputs.push({ ok: false, message: messageOfRefusal(error, `data[${index}].data`) });
      } else {
        isPassing = true;
        status = 500;
        exchange.context.log.error("fault", { operation: operation.name, element: index, error });
        outputs.push({ ok: false, message: messageOfFault(exchange.context.requestId) });
      }
    }
  }
  // What was done must not be done again by a repetition, even when another element may fare better then.
  isPassing &&= !outputs.some((output) => output.ok);
  return { status, body: sealEnvelope(outputs), isPassing };
}

async function answerElement(
  operation: Operation,
  payload: unknown,
  at: string,
  exchange: Exchange,
): Promise<string> {
  const data = await operation.run(exchange.context, payload, at);
  if (exchange.checkAnswers) {
    const [wrong] = operation.checkData(data);
    if (wrong !== undefined) throw new Error(`${operation.name} answered something undocumented: ${wrong}`);
  }
  return JSON.stringify(data);
}

/** The longest of the pauses that the elements ask for. */
function askForPatience(refusal: Refusal, headers: Headers): void {
  const seconds = refusal.details.retryAfterSeconds;
  if (seconds === undefined) return;
  const before = Number(headers.get("Retry-After") ?? 0);
  headers.set("Retry-After", String(Math.max(before, Math.ceil(seconds))));
}
