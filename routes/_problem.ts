import { Refusal } from "../domain/refusals.ts";

/**
 * Where "no" becomes an answer: a refusal into the `errorMessage` of one output, a problem into the answer to a whole
 * request, a fault into a request id (decisions 2 and 3). Nothing else knows these codes.
 */

/** The stable first word of every `errorMessage`. */
export const codes = [
  "malformed-request",
  "invalid-argument",
  "missing-api-key",
  "invalid-api-key",
  "forbidden",
  "not-found",
  "conflict",
  "unsupported",
  "rate-limited",
  "payload-too-large",
  "unavailable",
  "internal-error",
] as const;
export type Code = (typeof codes)[number];

/** A request that is answered as a whole: the envelope was never looked into, or could not be read. */
export class Problem extends Error {
  override name = "Problem";
  constructor(
    /** HTTP status; never 200. */
    readonly status: number,
    readonly code: Code,
    sentence: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(sentence);
  }
}

/** `errorMessage` of a whole request's problem. */
export function messageOfProblem(problem: Problem): string {
  return `${problem.code}: ${problem.message}`;
}

/** `errorMessage` of one element's refusal; `at` is the path of the element's payload, as `data[0].data`. */
export function messageOfRefusal(refusal: Refusal, at: string): string {
  const { path } = refusal.details;
  return path === undefined
    ? `${refusal.kind}: ${refusal.message}`
    : `${refusal.kind}: ${at}.${path}: ${refusal.message}`;
}

/** `errorMessage` of a fault: an id to ask about, and nothing internal. */
export function messageOfFault(requestId: string): string {
  return `internal-error: Something went wrong on our side; the request id is ${requestId}`;
}
