import type { LanguageName } from "../languages/language.ts";
import { languageOf, languages } from "../languages/mod.ts";
import type { PlainValue } from "../process/plain_value.ts";
import type { Role } from "../process/role.ts";
import { readAsset } from "./assets.ts";
import { Clang } from "./clang.ts";
import { ClangCompiler, type ClangSubmission, type Linked } from "./clang_compiler.ts";
import { meterProgram } from "./meter_program.ts";
import { nullGuardKb } from "./null_guard.ts";
import { DirectoryPartStore } from "./part_store.ts";
import { readSysroot, toolchainMark } from "./sysroot.ts";

/** What the parent asks: a submission whose flags passed the allow-list. The parent is trusted. */
export interface CompileRequest {
  language: LanguageName;
  source: Uint8Array;
  flags: readonly string[];
  files: readonly (readonly [path: string, bytes: Uint8Array])[];
  stackKb: number;
}

/** A metered module or none, and what was printed on the way. */
export type CompileReply =
  | { ok: true; module: Uint8Array; output: Uint8Array }
  | { ok: false; output: Uint8Array };

/** The child that compiles and meters. It reads its assets while it prepares itself; then it needs nothing. */
export const compilerRole: Role = {
  async prepare(): Promise<void> {
    const [module, archive] = await Promise.all([
      readAsset("llvm.core.wasm"),
      readAsset("llvm-resources.tar"),
    ]);
    clang = new Clang(module);
    const store = new DirectoryPartStore(toolchainMark(module, archive));
    const ofClang = new ClangCompiler(clang, readSysroot(archive), store);
    compilers = { C: ofClang, Cpp: ofClang };
    // The engine translates a function when it is first called: let nobody's submission wait for that.
    for (const { name, selfTest: { submission } } of languages) {
      if (compilers[name] === undefined) continue;
      compile({ ...submission, language: name, files: [] });
      clang.stock(callsOfOneSource);
    }
  },

  handle(request: PlainValue): PlainValue {
    // After the reply was sent: the next submission finds its instances made, and the run of this one has the processor first.
    setTimeout(() => clang?.stock(callsOfOneSource), stockingPauseMs);
    return compile(request as unknown as CompileRequest);
  },
};

/** About as long as a small program takes to run. */
const stockingPauseMs = 20;

/** Compiler and linker; the compiler of C++ takes the large one. */
const callsOfOneSource = { small: 2, large: 1 };

interface Compiler {
  compile(submission: ClangSubmission): Linked;
}

let clang: Clang | null = null;
/** Of the languages that are compiled. */
let compilers: Partial<Record<LanguageName, Compiler>> | null = null;

function compile({ language, files, ...rest }: CompileRequest): CompileReply {
  if (compilers === null) throw new Error("Cannot compile before being prepared");
  const { fileName } = languageOf(language);
  const compiler = compilers[language];
  if (compiler === undefined) throw new Error(`Cannot compile ${language}: there is no compiler for it`);
  const linked = compiler.compile({ ...rest, fileName, files: new Map(files) });
  const { output } = linked;
  if (!linked.ok) return { ok: false, output: output.bytes(linked.failure) };
  const metered = meterProgram(linked.module, nullGuardKb);
  if (metered.ok) return { ok: true, module: metered.module, output: output.bytes() };
  output.write(new TextEncoder().encode(`error: ${metered.reason}\n`));
  return { ok: false, output: output.bytes() };
}
