import type { Log } from "../domain/context.ts";

/** Aborts at the first SIGTERM or SIGINT, so that everything can end in order; the second ends the process at once. */
export function stopSignal(log: Log): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    Deno.addSignalListener(signal, () => {
      if (stopping.signal.aborted) {
        log.warn("Ending at once", { signal });
        Deno.exit(1);
      }
      log.info("Stopping; once more ends at once", { signal });
      stopping.abort();
    });
  }
  return stopping.signal;
}

/** Waits until the signal is aborted. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
