import { meteredInstance } from "../executor/metered_instance.ts";
import { CollectingSink, createWasi, type GuestEnding, trap, Volume, wasiModule } from "../wasi/mod.ts";
import { memoryPagesMax } from "../wasm/sections/memory.ts";
import { readAsset } from "./assets.ts";
import { Clang } from "./clang.ts";
import { ClangCompiler } from "./clang_compiler.ts";
import { meterProgram } from "./meter_program.ts";
import { nullGuardKb } from "./null_guard.ts";
import { DirectoryPartStore } from "./part_store.ts";
import { readSysroot, toolchainMark } from "./sysroot.ts";

const module = await readAsset("llvm.core.wasm");
const archive = await readAsset("llvm-resources.tar");
const compiler = new ClangCompiler(
  new Clang(module),
  readSysroot(archive),
  new DirectoryPartStore(toolchainMark(module, archive)),
);

export interface TestSubmission {
  flags?: string[];
  files?: Record<string, string | Uint8Array>;
  stackKb?: number;
  /** `main.c` when absent. */
  fileName?: string;
}

/** Compiles a program, whose text may be bytes that are no text. Gives the linked module or null, and what was printed. */
export function compileC(
  source: string | Uint8Array,
  { flags, files, stackKb, fileName }: TestSubmission = {},
) {
  const linked = compiler.compile({
    fileName: fileName ?? "main.c",
    source: bytesOf(source),
    flags: flags ?? [],
    files: new Map(Object.entries(files ?? {}).map(([path, text]) => [path, bytesOf(text)])),
    stackKb: stackKb ?? 1_024,
  });
  const output = new TextDecoder().decode(linked.output.bytes(linked.ok ? null : linked.failure));
  return { module: linked.ok ? linked.module : null, output };
}

/** How a test program ended: what WASI was told, or the engine's words for a trap. */
export type TestEnding = GuestEnding | { kind: "trap"; message: string };

/** Runs a linked program, metered, with more of everything than it could use. Its CPU clock goes on by a microsecond whenever it is read; sleeping costs nothing. */
export function runProgram(module: Uint8Array, stdin = "") {
  let ending: TestEnding | null = null;
  let sleptNs = 0n;
  let readings = 0n;
  const stdout = new CollectingSink(1_048_576);
  const stderr = new CollectingSink(1_048_576);
  const wasi = createWasi({
    args: ["main"],
    environ: [],
    stdin: bytesOf(stdin),
    stdout,
    stderr,
    preopens: [{ name: "/", directory: new Volume().root }],
    clock: {
      realtimeNs: () => 1_600_000_000_000_000_000n + sleptNs,
      monotonicNs: () => sleptNs,
      cpuNs: () => ++readings * 1_000n,
      sleep: (ns) => void (sleptNs += ns),
    },
    random: (bytes) => void bytes.fill(4),
    end(how) {
      ending = how;
      return trap();
    },
  });
  const metered = meterProgram(module, nullGuardKb);
  if (!metered.ok) throw new Error(metered.reason);
  const instance = meteredInstance(new WebAssembly.Module(metered.module), { [wasiModule]: wasi.imports });
  instance.fuel.value = 1n << 60n;
  instance.callStackBytes.value = 2 ** 31 - 1;
  instance.memoryPages.value = memoryPagesMax;
  wasi.attach(instance.memory);
  try {
    instance.start();
    ending = { kind: "exit", code: 0 };
  } catch (error) {
    ending ??= { kind: "trap", message: (error as Error).message };
  }
  const text = (sink: CollectingSink) => new TextDecoder().decode(sink.bytes());
  return { ending: ending as TestEnding, stdout: text(stdout), stderr: text(stderr), sleptNs };
}

/** Compiles a program that must compile in silence, and runs it. */
export function compileAndRun(source: string, submission: TestSubmission = {}, stdin = "") {
  const { module, output } = compileC(source, submission);
  if (module === null || output !== "") throw new Error(`It did not compile in silence: ${output}`);
  return runProgram(module, stdin);
}

function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === "string" ? new TextEncoder().encode(text) : text;
}

/** The same of C++. */
export function compileAndRunCpp(source: string, submission: TestSubmission = {}, stdin = "") {
  return compileAndRun(source, { fileName: "main.cpp", ...submission }, stdin);
}
