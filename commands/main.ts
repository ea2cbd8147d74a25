import { didYouMean } from "./_did_you_mean.ts";
import { CommandError, UsageError } from "./_failure.ts";
import { describeEnvironment } from "../config.ts";

interface Command {
  summary: string;
  /** Loaded when it is called: `lyceum keys` does not wait for the judge to load. */
  load(): Promise<(args: string[]) => Promise<number>>;
}

const commands: Record<string, Command> = {
  serve: {
    summary:
      "Serve the interface; with the embedded database, and a judge inside, unless configured otherwise",
    load: async () => (await import("./serve.ts")).serveCommand,
  },
  work: {
    summary: "Judge submissions that others serve; needs DATABASE_URL",
    load: async () => (await import("./work.ts")).workCommand,
  },
  migrate: {
    summary: "Bring the database to this version",
    load: async () => (await import("./migrate.ts")).migrateCommand,
  },
  import: {
    summary: "Load schools with all that is theirs, from JSON, JSON Lines or CSV",
    load: async () => (await import("./import.ts")).importCommand,
  },
  export: {
    summary: "Write schools with all that is theirs, as import takes it",
    load: async () => (await import("./export.ts")).exportCommand,
  },
  keys: {
    summary: "Create, list or revoke keys of a school",
    load: async () => (await import("./keys.ts")).keysCommand,
  },
  callbacks: {
    summary: "List where finished tasks were sent, or send one again",
    load: async () => (await import("./callbacks.ts")).callbacksCommand,
  },
  labs: {
    summary: "Hand in a program for a coding lab",
    load: async () => (await import("./labs.ts")).labsCommand,
  },
  openapi: {
    summary: "Print the OpenAPI document",
    load: async () => (await import("./openapi.ts")).openapiCommand,
  },
  judge: {
    summary: "Judge a source file from the shell",
    load: async () => (await import("./judge.ts")).judgeCommand,
  },
};

/** Runs the command that the first argument names, `serve` without one. Gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [first = "serve", ...rest] = args;
  if (["--help", "-h", "help"].includes(first)) {
    console.log(help());
    return 0;
  }
  // `lyceum --option` means `lyceum serve --option`.
  const [name, commandArgs] = first.startsWith("-") ? ["serve", args] : [first, rest];
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) {
      throw new UsageError(
        `There is no command "${name}"${didYouMean(name, Object.keys(commands))}`,
        "lyceum --help",
      );
    }
    return await (await command.load())([...commandArgs]);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\nSee ${error.seeAlso}`);
      return 2;
    }
    if (error instanceof CommandError) {
      console.error(error.message);
      return 1;
    }
    throw error;
  }
}

function help(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`);
  return `Lyceum: the backend of a school-based learning platform, with a judge inside

Usage: lyceum [command] [options]

Commands (serve when none is given):
${lines.join("\n")}

Each explains itself: lyceum keys --help

Environment:
${describeEnvironment()}`;
}
