/** Compiles with the system's gcc as judges do. Gives the binary's path. @throws where there is no gcc, or it refuses. */
export async function compileNatively(
  source: string,
  binary: string,
  flags: readonly string[] = [],
  compiler: "gcc" | "g++" = "gcc",
): Promise<string> {
  const { success, stderr } = await new Deno.Command(compiler, {
    args: ["-O2", ...flags, source, "-o", binary, "-lm"],
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).output();
  if (!success) throw new Error(`Cannot compile ${source} natively: ${new TextDecoder().decode(stderr)}`);
  return binary;
}

/** Runs a command with nothing as input. Gives the milliseconds from fork to exit, and what it printed. */
export async function runNatively(
  [command, ...args]: readonly string[],
): Promise<{ ms: number; stdout: string }> {
  const start = performance.now();
  const { success, stdout } = await new Deno.Command(command!, {
    args,
    stdin: "null",
    stdout: "piped",
    stderr: "null",
  }).output();
  const ms = performance.now() - start;
  if (!success) throw new Error(`Cannot measure ${command}: it failed`);
  return { ms, stdout: new TextDecoder().decode(stdout) };
}

/** Milliseconds of the fastest of so many runs. */
export async function fastestNatively(command: readonly string[], rounds: number): Promise<number> {
  let fastest = Infinity;
  for (let round = 0; round < rounds; round++) fastest = Math.min(fastest, (await runNatively(command)).ms);
  return fastest;
}
