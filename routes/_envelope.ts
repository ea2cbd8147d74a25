import { Problem } from "./_problem.ts";
import { shown } from "../domain/schema_words/shown.ts";

/** Elements that one request may hold (decision 1). */
export const elementsMax = 100;

/** What came of one element: `output` on the wire. `json` is the data, encoded. */
export type Output =
  | { ok: true; json: string }
  | { ok: false; message: string };

/** Payloads of `{ data: [ { data: payload } ] }`, unchecked. Throws a {@link Problem} when the envelope is malformed. */
export function openEnvelope(body: unknown): unknown[] {
  if (!isObject(body)) {
    throw malformed(`the body must be an object with the key data, but got ${shown(body)}`);
  }
  const elements = Object.hasOwn(body, "data") ? body.data : undefined;
  if (!Array.isArray(elements)) {
    throw malformed(`data must be an array of 1 to ${elementsMax} elements, but got ${shown(elements)}`);
  }
  if (elements.length < 1 || elements.length > elementsMax) {
    throw malformed(`data must hold 1 to ${elementsMax} elements, but got ${elements.length}`);
  }
  return elements.map((element, index) => {
    if (!isObject(element)) {
      throw malformed(`data[${index}] must be an object with the key data, but got ${shown(element)}`);
    }
    if (!Object.hasOwn(element, "data")) {
      throw malformed(`data[${index}] must have the key data, but got an object without it`);
    }
    return element.data;
  });
}

/** The body of an answer: one element an output, in order. */
export function sealEnvelope(outputs: readonly Output[]): string {
  return `[${outputs.map(sealOutput).join(",")}]`;
}

/** The body of an answer to a request that is refused as a whole. */
export function sealError(message: string): string {
  return sealEnvelope([{ ok: false, message }]);
}

function sealOutput(output: Output): string {
  return output.ok
    ? `{"output":{"status":"ok","data":${output.json}}}`
    : `{"output":{"status":"error","errorMessage":${JSON.stringify(output.message)}}}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function malformed(sentence: string): Problem {
  return new Problem(400, "malformed-request", sentence);
}
