import type { BenchProgram } from "./_programs.ts";
import { workFlags } from "./_programs.ts";
import type { BenchOptions } from "./_report.ts";
import { meter } from "../runner/meter/mod.ts";
import { readAsset } from "../runner/toolchain/assets.ts";
import { Clang } from "../runner/toolchain/clang.ts";
import { ClangCompiler, type ClangSubmission } from "../runner/toolchain/clang_compiler.ts";
import { DirectoryPartStore } from "../runner/toolchain/part_store.ts";
import { nullGuardKb } from "../runner/toolchain/null_guard.ts";
import { readSysroot, toolchainMark } from "../runner/toolchain/sysroot.ts";
import { wasiModule } from "../runner/wasi/mod.ts";

/** One program twice: as it is compared with, as the linker made it where nothing else is said, and metered. */
export interface ModulePair {
  name: string;
  plain: Uint8Array;
  metered: Uint8Array;
}

/** Compiles programs with the judge's own compiler and meter. @throws for one that does not compile. */
export async function modulePairs(
  programs: readonly BenchProgram[],
  options: BenchOptions,
): Promise<ModulePair[]> {
  const compiler = await clangCompiler();
  return programs.map(({ name, source, files }) => {
    options.progress(`compiling ${name}`);
    const flags = workFlags(options.tiny);
    const plain = linked(compiler, { fileName: "main.c", source, flags, files, stackKb });
    return { name, plain, metered: metered(name, plain, 0) };
  });
}

/** Each program metered without any care for null pointers, and beside it guarded, and with clang's own checks instead. */
export async function guardPairs(
  programs: readonly BenchProgram[],
  options: BenchOptions,
): Promise<{ guarded: ModulePair[]; checked: ModulePair[] }> {
  const compiler = await clangCompiler();
  const pairs = { guarded: [] as ModulePair[], checked: [] as ModulePair[] };
  for (const { name, source, files } of programs) {
    options.progress(`compiling ${name}`);
    const flags = workFlags(options.tiny);
    const submission = { fileName: "main.c", source, flags, files, stackKb };
    // Clang checks where a handler of this signal might be waiting.
    const waiting = new Uint8Array([...source, ...new TextEncoder().encode("\n// SIGSEGV\n")]);
    const module = linked(compiler, submission);
    const plain = metered(name, module, 0);
    pairs.guarded.push({ name, plain, metered: metered(name, module, nullGuardKb * 1_024) });
    pairs.checked.push({
      name,
      plain,
      metered: metered(name, linked(compiler, { ...submission, source: waiting }), 0),
    });
  }
  return pairs;
}

/** The judge's own compiler, with another way to mend what LLVM compiles wrongly if one is given. */
export async function clangCompiler(repair?: (ir: string) => string): Promise<ClangCompiler> {
  const module = await readAsset("llvm.core.wasm");
  const archive = await readAsset("llvm-resources.tar");
  const store = new DirectoryPartStore(toolchainMark(module, archive));
  return new ClangCompiler(new Clang(module), readSysroot(archive), store, repair);
}

/** One source as the judge runs it. @throws where it does not compile. */
export function meteredProgram(compiler: ClangCompiler, fileName: string, text: string): Uint8Array {
  const source = new TextEncoder().encode(text);
  const module = linked(compiler, { fileName, source, flags: [], files: new Map(), stackKb });
  return metered(fileName, module, nullGuardKb * 1_024);
}

function linked(compiler: ClangCompiler, submission: ClangSubmission): Uint8Array {
  const result = compiler.compile(submission);
  if (result.ok) return result.module;
  const printed = new TextDecoder().decode(result.output.bytes(result.failure));
  throw new Error(`Cannot compile ${submission.fileName}: ${printed}`);
}

/** Small, so that many instances fit; no program here is deep. */
const stackKb = 8_192;

function metered(name: string, module: Uint8Array, guardBytes: number): Uint8Array {
  const result = meter(module, {
    memoryPagesMax: 8_192,
    guardBytes,
    allowImport: (from) => from === wasiModule,
  });
  if (!result.ok) throw new Error(`Cannot meter ${name}: ${result.reason}`);
  return result.module;
}
