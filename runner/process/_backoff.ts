/** Pauses that double with each failure in a row. */
export class Backoff {
  failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get pausing(): boolean {
    return this.#timer !== undefined;
  }

  /** Begins a pause and gives its length, milliseconds; `then` is called after it. */
  fail(then: () => void): number {
    const pauseMs = Math.min(pauseMsMax, pauseMsMin * 2 ** this.failures++);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      then();
    }, pauseMs);
    return pauseMs;
  }

  succeed(): void {
    this.failures = 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

const pauseMsMin = 250;
const pauseMsMax = 30_000;
