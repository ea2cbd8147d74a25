import type { BenchProgram } from "./_programs.ts";
import { workFlags } from "./_programs.ts";
import type { BenchOptions } from "./_report.ts";
import { meter } from "../runner/meter/mod.ts";
import { readAsset } from "../runner/toolchain/assets.ts";
import { Clang } from "../runner/toolchain/clang.ts";
import { ClangCompiler } from "../runner/toolchain/clang_compiler.ts";
import { DirectoryPartStore } from "../runner/toolchain/part_store.ts";
import { readSysroot, toolchainMark } from "../runner/toolchain/sysroot.ts";
import { wasiModule } from "../runner/wasi/mod.ts";

/** One program twice: as the linker made it, and metered as the judge runs it. */
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
  const module = await readAsset("llvm.core.wasm");
  const archive = await readAsset("llvm-resources.tar");
  const store = new DirectoryPartStore(toolchainMark(module, archive));
  const compiler = new ClangCompiler(new Clang(module), readSysroot(archive), store);
  return programs.map(({ name, source, files }) => {
    options.progress(`compiling ${name}`);
    const flags = workFlags(options.tiny);
    const linked = compiler.compile({ fileName: "main.c", source, flags, files, stackKb });
    if (!linked.ok) {
      throw new Error(`Cannot compile ${name}: ${new TextDecoder().decode(linked.output.bytes())}`);
    }
    return { name, plain: linked.module, metered: metered(name, linked.module) };
  });
}

/** Small, so that many instances fit; no program here is deep. */
const stackKb = 8_192;

function metered(name: string, module: Uint8Array): Uint8Array {
  const result = meter(module, {
    memoryPagesMax: 8_192,
    allowImport: (from) => from === wasiModule,
  });
  if (!result.ok) throw new Error(`Cannot meter ${name}: ${result.reason}`);
  return result.module;
}
