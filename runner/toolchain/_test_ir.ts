import { Volume } from "../wasi/mod.ts";
import { readAsset } from "./assets.ts";
import { Clang } from "./clang.ts";
import { CompilerOutput } from "./compiler_output.ts";
import { readSysroot } from "./sysroot.ts";
import { runProgram } from "./_test_compiler.ts";
import { nullGuardKb } from "./null_guard.ts";

const clang = new Clang(await readAsset("llvm.core.wasm"));
const sysroot = readSysroot(await readAsset("llvm-resources.tar"));
sysroot.seal();

/** Compiles IR without optimising it, links it with libc, and runs it. Gives what it printed. */
export function runIr(ir: string): string {
  const volume = new Volume();
  volume.placeFile("main.ll", new TextEncoder().encode(ir));
  run([...codeGeneration, "-o", "main.o", "-x", "ir", "main.ll"], volume);
  run([...link, "main.o", "-lc", "-o", "main.wasm"], volume);
  return runProgram(volume.readFile("main.wasm")!).stdout;
}

const codeGeneration = [
  ...["clang", "-cc1", "-triple", "wasm32-unknown-wasip1", "-emit-obj", "-O2", "-disable-llvm-passes"],
  ...["-target-feature", "+exception-handling", "-exception-model=wasm", "-fexceptions"],
  ...["-mllvm", "-wasm-enable-eh"],
];

/** Nothing may lie where null pointers lead. */
const layout = ["--stack-first", "-z", `stack-size=${2 * nullGuardKb * 1_024}`];
const link = ["wasm-ld", "-m", "wasm32", ...layout, "-L/usr/lib", "/usr/lib/crt1-command.o"];

function run(args: readonly string[], volume: Volume): void {
  const output = new CompilerOutput();
  const preopens = [{ name: ".", directory: volume.root }, { name: "/usr", directory: sysroot.root }];
  const ending = clang.run(args, preopens, output, "large");
  if (ending.kind === "exit" && ending.code === 0) return;
  throw new Error(`${args.join(" ")}: ${new TextDecoder().decode(output.bytes())}`);
}
