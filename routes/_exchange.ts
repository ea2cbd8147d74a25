import type { Actor, Context } from "../domain/context.ts";

/** One request on its way to its answer. */
export interface Exchange {
  request: Request;
  /** What the request is counted by where it shows no key that is known. */
  clientAddress: string;
  /** What verbs are lent; its actor is null until the key was checked. */
  context: Context;
  /** Headers of the answer, whatever the answer will be. */
  headers: Headers;
  /** Whether answers are checked against the documented data; a fault when one is not as documented. */
  checkAnswers: boolean;
  /** Length that the data of an answer may have, all elements together. */
  answerCharactersMax: number;
  /** Filled in on the way, for the access log. */
  facts: { operation?: string; school?: string };
}

/** What an exchange comes to. */
export interface Answer {
  status: number;
  body: string;
  /** Whether asking again could bring another answer, so that this one must not be remembered. */
  isPassing?: boolean;
}

/** The same context for a caller whose key was checked. */
export function asActor(context: Context, actor: Actor): Context {
  return { ...context, actor };
}
