import type { Interpreter, InterpreterName } from "./interpreter.ts";
import { buildPython, readPython } from "./python.ts";

/** An interpreter whose module nobody has hashed yet. */
export type BuiltInterpreter = Omit<Interpreter, "moduleKey">;

/** How an interpreter is made: its package's files are read first, with permission, and then made ready without any. */
export interface InterpreterBuild {
  read(): Promise<Uint8Array>;
  build(bytes: Uint8Array): BuiltInterpreter | Promise<BuiltInterpreter>;
}

/** All interpreters by name: adding one is adding its line and its file. */
export const interpreterBuilds: Record<InterpreterName, InterpreterBuild> = {
  python: { read: readPython, build: buildPython },
};
