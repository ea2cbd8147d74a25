import { errno } from "./errno.ts";

/** `sched_yield`: there is nobody to yield to. */
export function schedCalls() {
  return { sched_yield: (): number => errno.success };
}
