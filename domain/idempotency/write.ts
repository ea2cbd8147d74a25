/** How long an answer is kept and replayed, milliseconds (decision 11). */
export const keptMs = 24 * 60 * 60 * 1_000;

/** An attempt that has not finished after this long is taken for dead, milliseconds. */
export const attemptMs = 60_000;

/** A write that asks to be done once. */
export interface Write {
  /** The operation's name, as in its path. */
  operation: string;
  /** The `Idempotency-Key` that the caller sent. */
  idempotencyKey: string;
  /** The request's body, byte for byte. */
  requestBody: Uint8Array;
}

/** The right to do a write and to store its answer. */
export interface Claim {
  keyId: string;
  operation: string;
  idempotencyKey: string;
  /** UUID of the attempt. */
  claim: string;
}

/** An answer to be replayed. */
export interface Answer {
  status: number;
  body: Uint8Array;
}

/** What is to be done about a write. */
export type Beginning =
  /** Do it, then finish or abandon it. */
  | { kind: "new"; claim: Claim }
  /** It was done: give this answer again. */
  | { kind: "replay"; answer: Answer }
  /** The idempotency key was used with another body. */
  | { kind: "conflict" }
  /** The same write is being done right now. */
  | { kind: "in-progress"; retryAfterSeconds: number };
