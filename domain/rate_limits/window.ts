/** Length of a window, milliseconds (decision 9). */
export const windowMs = 60_000;

/** Where a request stands in its window. */
export interface Counted {
  /** Requests in the window so far, this one and refused ones included. */
  count: number;
  /** Whole seconds until the next window begins, 1 to 60. */
  resetSeconds: number;
}

/** The window that an instant falls in: the full minute, the same for every caller. */
export function windowAt(now: Date): { start: Date; resetSeconds: number } {
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return { start: new Date(start), resetSeconds: Math.ceil((start + windowMs - now.getTime()) / 1_000) };
}
