/** The system-call trace of one run, bounded: what is kept is the beginning. */
export class TraceLines {
  #lines: string[] = [];
  #characters = 0;

  add(line: string): void {
    if (this.#characters > charactersMax) return;
    this.#characters += line.length + 1;
    this.#lines.push(this.#characters > charactersMax ? "(the trace is cut here)" : line);
  }

  text(): string {
    return this.#lines.join("\n");
  }
}

const charactersMax = 4_194_304;
