/**
 * Lets work go on side by side, or one piece of it alone: alone begins when what is under way is over, and what comes later
 * waits for it.
 */
export class Solitude {
  #inWork = 0;
  #alone: Promise<void> | null = null;
  #idle = Promise.withResolvers<void>();

  async beside<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#alone !== null) await this.#alone;
    this.#inWork++;
    try {
      return await work();
    } finally {
      if (--this.#inWork === 0) this.#idle.resolve();
    }
  }

  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#alone !== null) await this.#alone;
    const over = Promise.withResolvers<void>();
    this.#alone = over.promise;
    try {
      while (this.#inWork > 0) {
        this.#idle = Promise.withResolvers();
        await this.#idle.promise;
      }
      return await work();
    } finally {
      this.#alone = null;
      over.resolve();
    }
  }
}
