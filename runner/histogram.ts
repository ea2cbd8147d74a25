/** Counts durations by size, as Prometheus wants them told: each bucket holds what took at most so many seconds. */
export class Histogram {
  readonly #counts = bucketSeconds.map(() => 0);
  #seconds = 0;
  #count = 0;

  observe(ms: number): void {
    this.#count++;
    this.#seconds += ms / 1_000;
    bucketSeconds.forEach((most, index) => {
      if (ms / 1_000 <= most) this.#counts[index]!++;
    });
  }

  /** Does the work and counts how long it took, however it ended. */
  async time<Result>(work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.observe(performance.now() - start);
    }
  }

  figures(): HistogramFigures {
    const buckets = bucketSeconds.map((most, index) => [most, this.#counts[index]!] as const);
    return { buckets, seconds: this.#seconds, count: this.#count };
  }
}

export interface HistogramFigures {
  /** Upper end of a bucket, seconds, and how many are in it and in those below. */
  buckets: readonly (readonly [number, number])[];
  /** All together. */
  seconds: number;
  count: number;
}

const bucketSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
