import { checks, cLibraries, commonArguments, systemHeaders, type Units } from "./c.ts";
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
    ...checks(texts),
    ...["-O2", "-std=c++20"],
    ...cppFlags.cc1(flags),
  ];
}

/** Libraries in the order in which they are searched. */
export const cppLibraries: readonly string[] = ["-lc++", "-lc++abi", ...cLibraries];
