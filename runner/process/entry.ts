import { serveChild } from "./serve_child.ts";

/**
 * Where every child of the judge starts: `deno run` of this file, or the compiled binary with `__child` before the same
 * arguments. A role is loaded only in the child that has it.
 */
export function runChild(args: string[]): Promise<never> {
  return serveChild({
    compiler: async () => (await import("../toolchain/compiler_role.ts")).compilerRole,
    translator: async () => (await import("../interpreters/translator_role.ts")).translatorRole,
    interpreter: async () => (await import("../interpreters/interpreter_role.ts")).interpreterRole,
    executor: async () => (await import("../executor/executor_role.ts")).executorRole,
  }, args);
}

if (import.meta.main && !Deno.build.standalone) await runChild(Deno.args);
