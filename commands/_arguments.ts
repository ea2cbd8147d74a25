import { parseArgs } from "node:util";
import { didYouMean } from "./_did_you_mean.ts";
import { UsageError } from "./_failure.ts";

type Options = Record<string, { type: "string" | "boolean" }>;
type Values<Given extends Options> = {
  [Name in keyof Given]?: Given[Name]["type"] extends "string" ? string : boolean;
};

/** What a command understands. */
export interface Usage<Given extends Options> {
  /** After `lyceum`: `keys create`. */
  command: string;
  /** The whole text of `--help`. */
  help: string;
  options: Given;
  /** Names of what must follow without an option's name; in order. */
  positionals?: readonly string[];
}

/**
 * Reads a command's arguments. Null when help was asked for, and printed. Throws a {@link UsageError} for an unknown
 * option, one without its value, or another number of positionals.
 */
export function readArguments<const Given extends Options>(
  args: readonly string[],
  { command, help, options, positionals: names = [] }: Usage<Given>,
): { values: Values<Given>; positionals: string[] } | null {
  const fail = (message: string) => new UsageError(message, `lyceum ${command} --help`);
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...options, help: { type: "boolean", short: "h" } },
    strict: false,
    tokens: true,
  });
  const values: Record<string, string | boolean> = {};
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    if (token.name === "help") {
      console.log(help);
      return null;
    }
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) {
      throw fail(
        `There is no option ${token.rawName}${
          didYouMean(token.rawName, [...Object.keys(options), "help"].map((name) => `--${name}`))
        }`,
      );
    }
    if (option.type === "string" && token.value === undefined) throw fail(`${token.rawName} needs a value`);
    if (option.type === "boolean" && token.value !== undefined) throw fail(`${token.rawName} takes no value`);
    values[token.name] = token.value ?? true;
  }
  if (positionals.length > names.length) throw fail(`What is "${positionals[names.length]}" for?`);
  if (positionals.length < names.length) throw fail(`${names[positionals.length]} is missing`);
  return { values: values as Values<Given>, positionals };
}
