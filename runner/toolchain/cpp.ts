import { cLibraries, commonArguments, systemHeaders, type Units } from "./c.ts";
import { checks } from "./checks.ts";
import { cppFlags } from "./clang_flags.ts";

/** The arguments by which clang compiles C++ units of one submission, all but what each unit has of its own. */
export function cppArguments({ flags, texts }: Units): string[] {
  return [
    ...commonArguments,
    ...["-internal-isystem", "/usr/include/c++/v1"],
    ...systemHeaders,
    ...["-fcxx-exceptions", "-fexceptions", "-mllvm", "-wasm-enable-eh"],
    // What g++ takes for granted: names that libc hides from C++ otherwise.
    "-D_GNU_SOURCE",
    "-mconstructor-aliases",
    ...checks({ flags, texts }),
    ...["-O2", "-std=c++20"],
    ...cppFlags.cc1(flags),
  ];
}

/**
 * The arguments by which clang makes objects of IR that is optimised already, to the level that C++ units with these flags were compiled
 * at. Optimising once more would undo what was mended in it.
 */
export function irArguments(flags: readonly string[]): string[] {
  return [
    ...commonArguments,
    ...["-fexceptions", "-mllvm", "-wasm-enable-eh"],
    ...[optimisation(flags), "-disable-llvm-passes"],
  ];
}

/** Whether LLVM optimises units with these flags, and so may need its IR mended. */
export function isOptimised(flags: readonly string[]): boolean {
  return optimisation(flags) !== "-O0";
}

function optimisation(flags: readonly string[]): string {
  return cppFlags.cc1(flags).findLast((flag) => flag.startsWith("-O")) ?? "-O2";
}

/** Libraries in the order in which they are searched. */
export const cppLibraries: readonly string[] = ["-lc++", "-lc++abi", ...cLibraries];
