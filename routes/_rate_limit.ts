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

/** Puts what {@link tellRate} says into the answer's headers. Throws a {@link Problem} past the limit (decision 10). */
export function applyRateLimit({ name, rate }: Operation, count: RateCount, headers: Headers): void {
  const waitSeconds = tellRate(rate, count, headers);
  if (waitSeconds === null) return;
  throw new Problem(
    429,
    "rate-limited",
    `${name} may be called ${rate} times in one minute; try again in ${waitSeconds} s`,
  );
}

/**
 * Puts `RateLimit-Policy` and `RateLimit` into the answer's headers, in the form of the IETF draft
 * (draft-ietf-httpapi-ratelimit-headers), and past the limit `Retry-After`.
 *
 * @returns the seconds to wait past the limit, else null
 */
export function tellRate(
  rate: number,
  { policy, count, resetSeconds }: RateCount,
  headers: Headers,
): number | null {
  headers.set("RateLimit-Policy", `"${policy}";q=${rate};w=${windowSeconds}`);
  headers.set("RateLimit", `"${policy}";r=${Math.max(0, rate - count)};t=${resetSeconds}`);
  if (count <= rate) return null;
  headers.set("Retry-After", String(resetSeconds));
  return resetSeconds;
}
