/** What a process still waits for before it can do its work. */
export class Readiness {
  #waiting: Set<string>;

  constructor(...reasons: string[]) {
    this.#waiting = new Set(reasons);
  }

  /** Why not; empty when ready. */
  reasons(): string[] {
    return [...this.#waiting];
  }

  waitFor(reason: string): void {
    this.#waiting.add(reason);
  }

  done(reason: string): void {
    this.#waiting.delete(reason);
  }
}
