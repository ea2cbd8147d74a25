/** Wakes sleepers one at a time. A ring that finds nobody asleep is remembered for the next who lies down. */
export class Bell {
  #sleepers: (() => void)[] = [];
  #wasRung = false;

  /** Wakes the one that has slept longest. */
  ring(): void {
    const wake = this.#sleepers.shift();
    if (wake) wake();
    else this.#wasRung = true;
  }

  /** Wakes everybody. */
  ringAll(): void {
    this.#sleepers.splice(0).forEach((wake) => wake());
    this.#wasRung = true;
  }

  /** Sleeps until woken. */
  async sleep(): Promise<void> {
    if (this.#wasRung) this.#wasRung = false;
    else await new Promise<void>((wake) => this.#sleepers.push(wake));
  }
}
