/**
 * The kinds of "no" that a verb can give: the request was understood, and the answer is no. An operation declares
 * the kinds it may give; `routes/_problem.ts` alone turns one into an `errorMessage` (decision 3).
 */
export const refusalKinds = [
  "invalid-argument",
  "not-found",
  "conflict",
  "unsupported",
  "forbidden",
  "unavailable",
] as const;

export type RefusalKind = (typeof refusalKinds)[number];

/** Thrown by a verb that refuses. The message is a whole sentence for the person who called. */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly details: {
      /** Path of the field within the payload that is to blame, as `entries[2].language`; absent when none is. */
      path?: string;
      /** Seconds after which trying again makes sense; only for `unavailable`. */
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(message);
  }
}
