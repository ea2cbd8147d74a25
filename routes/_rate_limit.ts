import type { Operation } from "./_operation.ts";
import { Problem } from "./_problem.ts";

/** Seconds of one window (decision 9). */
const windowSeconds = 60;

/** Where a request stands in its window. */
export interface RateCount {
  /** What was counted by: the key, or the client's address. */
  policy: "per-key" | "per-address";
  /** Requests in the window so far, this one included. */
  count: number;
  resetSeconds: number;
}

/**
 * Puts `RateLimit-Policy` and `RateLimit` into the answer's headers, in the form of the IETF draft
 * (draft-ietf-httpapi-ratelimit-headers). Throws a {@link Problem} past the limit (decision 10).
 */
export function applyRateLimit(
  operation: Operation,
  { policy, count, resetSeconds }: RateCount,
  headers: Headers,
): void {
  const remaining = Math.max(0, operation.rate - count);
  headers.set("RateLimit-Policy", `"${policy}";q=${operation.rate};w=${windowSeconds}`);
  headers.set("RateLimit", `"${policy}";r=${remaining};t=${resetSeconds}`);
  if (count <= operation.rate) return;
  throw new Problem(
    429,
    "rate-limited",
    `${operation.name} may be called ${operation.rate} times in one minute; try again in ${resetSeconds} s`,
    { "Retry-After": String(resetSeconds) },
  );
}
