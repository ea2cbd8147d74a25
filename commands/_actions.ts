import { Refusal } from "../domain/refusals.ts";
import { readArguments } from "./_arguments.ts";
import { didYouMean } from "./_did_you_mean.ts";
import { CommandError, UsageError } from "./_failure.ts";

/** A command that does several things: `keys create`. */
export interface Actions {
  command: string;
  /** The whole text of `--help`. */
  help: string;
  /** What each word after the command's name does with the arguments after it. */
  actions: Record<string, (args: string[]) => Promise<number>>;
}

/** Runs the action that the first argument names. Gives its exit code; what it refuses is a sentence for the operator. */
export async function runAction({ command, help, actions }: Actions, args: string[]): Promise<number> {
  const seeAlso = `lyceum ${command} --help`;
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith("-")) {
    if (readArguments(args, { command, help, options: {} })) {
      throw new UsageError(
        `${command} needs to know what to do: ${Object.keys(actions).join(", ")}`,
        seeAlso,
      );
    }
    return 0;
  }
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) {
    throw new UsageError(`${command} cannot "${name}"${didYouMean(name, Object.keys(actions))}`, seeAlso);
  }
  try {
    return await action(rest);
  } catch (error) {
    if (error instanceof Refusal) throw new CommandError(error.message);
    throw error;
  }
}
