/** Names of the interpreters that this build has. A language names the one that runs it. */
export type InterpreterName = "nodejs" | "python";

/** An interpreter, ready to run programs: one metered module for all of them. */
export interface Interpreter {
  /** SHA-256, hex, of the module's bytes. */
  moduleKey: string;
  /** The metered WebAssembly module. */
  module: Uint8Array;
  /** Size of the stack that is laid out in linear memory, and where it begins, KiB. */
  stackKb: number;
  stackStartKb: number;
}
