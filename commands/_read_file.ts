import { CommandError } from "./_failure.ts";

/** Reads a file that the operator named. Throws a {@link CommandError} when that cannot be. */
export async function readFile(path: string): Promise<Uint8Array> {
  try {
    return await Deno.readFile(path);
  } catch (error) {
    throw new CommandError(`Cannot read ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
