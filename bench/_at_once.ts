/** What came of doing a thing many times. */
export interface Timed {
  seconds: number;
  /** Milliseconds of each time. */
  ms: number[];
}

/** Does a thing so many times, never more than so many at once. `work` gets the number of the time, from 0. */
export async function atOnce(
  concurrency: number,
  total: number,
  work: (number: number, worker: number) => Promise<void>,
): Promise<Timed> {
  const ms: number[] = [];
  let begun = 0;
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, async (_, worker) => {
    for (let number = begun++; number < total; number = begun++) {
      const before = performance.now();
      await work(number, worker);
      ms.push(performance.now() - before);
    }
  }));
  return { seconds: (performance.now() - start) / 1000, ms };
}
