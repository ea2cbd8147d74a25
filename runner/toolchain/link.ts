import { nullGuardKb } from "./null_guard.ts";

/** What is linked, by paths that the linker can open. */
export interface LinkRequest {
  /** The object that begins the program. */
  entry: string;
  objects: readonly string[];
  /** Objects of ours, each linked only if something needs what it defines. */
  support: readonly string[];
  /** `-l…`, in order. */
  libraries: readonly string[];
  /** Call stack in linear memory, KiB, without what is kept free below it. */
  stackKb: number;
  output: string;
}

/** The arguments by which wasm-ld makes a program. */
export function linkArguments(
  { entry, objects, support, libraries, stackKb, output }: LinkRequest,
): string[] {
  return [
    "wasm-ld",
    ...["-m", "wasm32", "-L/usr/lib", "--strip-all"],
    // The stack lies below everything else, so that its overflow gets to where nothing may be touched, and traps.
    ...["--stack-first", "-z", `stack-size=${(nullGuardKb + stackKb) * 1024}`],
    entry,
    ...objects,
    ...["--start-lib", ...support, "--end-lib"],
    ...libraries,
    ...["-o", output],
  ];
}
