/** Shows how far something is, on one line of a terminal; nowhere else. */
export interface ProgressBar extends Disposable {
  show(step: string, done: number, total: number): void;
  /** Leaves the line empty. */
  clear(): void;
}

const width = 30;
const everyMs = 100;

/** Begins a bar on standard error. */
export function progressBar(stream = Deno.stderr): ProgressBar {
  const isShown = stream.isTerminal();
  let last = { step: "", at: 0 };
  const write = (text: string) => {
    if (isShown) stream.writeSync(new TextEncoder().encode(text));
  };
  const clear = () => {
    if (last.step !== "") write("\r\x1b[K");
    last = { step: "", at: 0 };
  };
  return {
    show(step, done, total) {
      const at = performance.now();
      if (step === last.step && at - last.at < everyMs) return;
      last = { step, at };
      write(`\r\x1b[K${progressLine(step, done, total)}`);
    },
    clear,
    [Symbol.dispose]: clear,
  };
}

/** `storing   ██████████░░░░░░░░░░ 33 %`. */
export function progressLine(step: string, done: number, total: number): string {
  const share = total > 0 ? Math.min(done / total, 1) : 0;
  const full = Math.floor(share * width);
  return `${step.padEnd(9)} ${"█".repeat(full)}${"░".repeat(width - full)} ${Math.floor(share * 100)} %`;
}
