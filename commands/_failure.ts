/** The command line was wrong: said with a hint, exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
  constructor(message: string, readonly seeAlso: string) {
    super(message);
  }
}

/** The command cannot do what it was told, for a reason that one sentence can tell: exit code 1. */
export class CommandError extends Error {
  override name = "CommandError";
}
