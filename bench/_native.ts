/** Compiles with the system's gcc as judges do. Gives the binary's path. @throws where there is no gcc, or it refuses. */
export async function compileNatively(
  source: string,
  binary: string,
  flags: readonly string[] = [],
): Promise<string> {
  const { success, stderr } = await new Deno.Command("gcc", {
    args: ["-O2", ...flags, source, "-o", binary, "-lm"],
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).output();
  if (!success) throw new Error(`Cannot compile ${source} natively: ${new TextDecoder().decode(stderr)}`);
  return binary;
}

/** Runs a binary with nothing as input. Gives the milliseconds from fork to exit, and what it printed. */
export async function runNatively(binary: string): Promise<{ ms: number; stdout: string }> {
  const start = performance.now();
  const { success, stdout } = await new Deno.Command(binary, {
    stdin: "null",
    stdout: "piped",
    stderr: "null",
  }).output();
  const ms = performance.now() - start;
  if (!success) throw new Error(`Cannot measure ${binary}: it failed`);
  return { ms, stdout: new TextDecoder().decode(stdout) };
}
