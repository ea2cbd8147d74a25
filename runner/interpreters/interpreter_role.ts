import type { PlainValue } from "../process/plain_value.ts";
import type { Role } from "../process/role.ts";
import { interpreterBuilds, type InterpreterFiles } from "./build.ts";
import type { InterpreterName } from "./interpreter.ts";

/** The child that makes interpreters ready: it reads their files while it prepares itself; then it needs nothing. */
export const interpreterRole: Role = {
  async prepare(): Promise<void> {
    const names = Object.keys(interpreterBuilds) as InterpreterName[];
    await Promise.all(names.map(async (name) => files.set(name, await interpreterBuilds[name].read())));
  },

  /** Asked by name; gives the module and where its stack lies. */
  async handle(name: PlainValue): Promise<PlainValue> {
    const known = name as InterpreterName;
    const { module, stackKb, stackStartKb } = await interpreterBuilds[known].build(files.get(known)!);
    return { module, stackKb, stackStartKb };
  },
};

const files = new Map<InterpreterName, InterpreterFiles>();
