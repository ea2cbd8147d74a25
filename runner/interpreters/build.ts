import type { Interpreter, InterpreterName } from "./interpreter.ts";
import { buildNodejs, readNodejs } from "./nodejs.ts";
import { buildPython, readPython } from "./python.ts";

/** An interpreter whose module nobody has hashed yet. */
export type BuiltInterpreter = Omit<Interpreter, "moduleKey">;

/** How an interpreter is made: its package's files are read first, with permission, and then made ready without any. */
export interface InterpreterBuild {
  read(): Promise<InterpreterFiles>;
  build(files: InterpreterFiles): BuiltInterpreter | Promise<BuiltInterpreter>;
}

/** Contents by name. */
export type InterpreterFiles = ReadonlyMap<string, Uint8Array>;

/** All interpreters by name: adding one is adding its line and its file. */
export const interpreterBuilds: Record<InterpreterName, InterpreterBuild> = {
  nodejs: { read: readNodejs, build: buildNodejs },
  python: {
    read: async () => new Map([["python.wasm", await readPython()]]),
    build: (files) => buildPython(files.get("python.wasm")!),
  },
};
