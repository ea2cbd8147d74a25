import { type Config, ConfigError, readConfig } from "../config.ts";
import { CommandError } from "./_failure.ts";

/** Reads the real environment. Throws a {@link CommandError} that says all that is wrong with it. */
export function loadConfig(): Config {
  try {
    return readConfig(Deno.env.toObject(), navigator.hardwareConcurrency);
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(error.message);
    throw error;
  }
}
