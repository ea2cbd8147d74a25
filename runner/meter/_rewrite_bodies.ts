import { Emitter } from "./_emitter.ts";
import { codeBytesMax, engineLimits, joinsMax, optimisedBytesMax } from "./_engine_limits.ts";
import type { FunctionPlan } from "./_function_plan.ts";
import { NotMeterable } from "./_not_meterable.ts";
import { addedLocals } from "./_local_layout.ts";
import { type Means, writeMetered } from "./_rewriting.ts";
import type { Steps } from "./_steps.ts";

/** Writes every function's body with its metering, one behind the other into one buffer. */
export function rewriteBodies(
  plans: readonly FunctionPlan[],
  steps: Steps,
  means: Means,
  frames: Int32Array,
): Uint8Array[] {
  const emitter = new Emitter(1 << 16);
  const ends = plans.map((plan, position) => {
    const start = emitter.length;
    const frameBytes = frames[position]!;
    const locals = plan.localsCount + addedLocals(plan);
    if (locals > engineLimits.localsMax) throw new NotMeterable(`function ${plan.index} has too many locals`);
    if (locals * plan.labels.length > joinsMax) {
      throw new NotMeterable(`function ${plan.index} has too many locals for its number of blocks`);
    }
    writeMetered(plan, steps, means, frameBytes, emitter);
    const bytes = emitter.length - start;
    if (bytes > optimisedBytesMax) {
      throw new NotMeterable(
        `function ${plan.index} is too large: ${bytes} bytes with its metering, of at most ${optimisedBytesMax}`,
      );
    }
    if (emitter.length > codeBytesMax) throw new NotMeterable("its functions are too large together");
    return emitter.length;
  });
  const code = emitter.view();
  return ends.map((end, position) => code.subarray(ends[position - 1] ?? 0, end));
}
