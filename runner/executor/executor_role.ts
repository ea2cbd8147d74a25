import type { PlainValue } from "../process/plain_value.ts";
import type { ChildProcess, Role } from "../process/role.ts";
import { callStackBytesMax } from "./call_stack.ts";
import { ModuleCache } from "./module_cache.ts";
import { missingModule, type RunInput } from "./run_message.ts";
import { runModule } from "./run_module.ts";

/** The child that runs programs. It needs no permission, ever. */
export const executorRole: Role = {
  prepare({ nativeStackKb }: ChildProcess): Promise<void> {
    callStackBytes = callStackBytesMax(nativeStackKb);
    return Promise.resolve();
  },

  handle(request: PlainValue): PlainValue {
    // The parent is trusted, and this is what it sends.
    const input = request as unknown as RunInput;
    const kept = input.sharesModule ? interpreters : modules;
    const known = kept.get(input.moduleKey);
    if (known === null && input.module === null) return missingModule;
    const module = known ?? kept.add(input.moduleKey, input.module!);
    const { grownKb, ...outcome } = runModule(module, input, callStackBytes);
    if (Math.max(grownKb, outcome.memoryKb) > memoryKbWorthCollecting) collectGarbage();
    return outcome as unknown as PlainValue;
  },
};

let callStackBytes = 0;

/** Compiled code takes several times as much as the bytes it was made of. */
const modules = new ModuleCache(67_108_864);

/** There are few, and nothing takes their place: their code took long to become fast. */
const interpreters = new ModuleCache(Infinity);

/** Below this V8's own judgement is good enough, and a collection would take longer than the run. */
const memoryKbWorthCollecting = 65_536;

/** The first collection finds what is unused; the second waits until the first has given it back. */
function collectGarbage(): void {
  const { gc } = globalThis as { gc?: () => void };
  gc?.();
  gc?.();
}
