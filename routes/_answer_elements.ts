import { nextTurn } from "../domain/next_turn.ts";
import { Refusal } from "../domain/refusals.ts";
import { type Output, sealEnvelope } from "./_envelope.ts";
import type { Answer, Exchange } from "./_exchange.ts";
import type { Operation } from "./_operation.ts";
import { messageOfFault, messageOfRefusal } from "./_problem.ts";

/**
 * One element after the other; one that fails does not stop the next (decision 1). Of what does not fit into the answer
 * any more, as much again is read and thrown away, in case something small comes after something large; then no more.
 */
export async function answerElements(
  operation: Operation,
  payloads: readonly unknown[],
  exchange: Exchange,
): Promise<Answer> {
  const outputs: Output[] = [];
  let status = 200;
  let isPassing = false;
  let kept = 0;
  let thrownAway = 0;
  for (const [index, payload] of payloads.entries()) {
    const at = `data[${index}].data`;
    // A statement of the embedded database leaves no turn to anybody else; a hundred in a row would leave none either.
    if (index > 0) await nextTurn();
    if (!operation.writes && thrownAway > exchange.answerCharactersMax) {
      outputs.push({ ok: false, message: messageOfTooMuch(at, exchange) });
      continue;
    }
    try {
      const json = await answerElement(operation, payload, at, exchange);
      const fits = kept + json.length <= exchange.answerCharactersMax;
      if (fits) kept += json.length;
      else thrownAway += json.length;
      outputs.push(fits ? { ok: true, json } : { ok: false, message: messageOfTooMuch(at, exchange) });
    } catch (error) {
      if (error instanceof Refusal) {
        isPassing ||= error.kind === "unavailable";
        askForPatience(error, exchange.headers);
        outputs.push({ ok: false, message: messageOfRefusal(error, at) });
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

function messageOfTooMuch(at: string, { answerCharactersMax }: Exchange): string {
  return `payload-too-large: ${at}: With this, the answer would pass ${answerCharactersMax} characters; ` +
    "ask for it in a request of its own";
}

/** The longest of the pauses that the elements ask for. */
function askForPatience(refusal: Refusal, headers: Headers): void {
  const seconds = refusal.details.retryAfterSeconds;
  if (seconds === undefined) return;
  const before = Number(headers.get("Retry-After") ?? 0);
  headers.set("Retry-After", String(Math.max(before, Math.ceil(seconds))));
}
