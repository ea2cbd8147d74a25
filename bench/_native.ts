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

/** Runs a command in a folder with nothing as input. @throws when it fails. */
export async function runInFolder([command, ...args]: readonly string[], folder: string): Promise<void> {
  const { success, stderr } = await new Deno.Command(command!.replace(/^\.\//, `${folder}/`), {
    args,
    cwd: folder,
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).output();
  if (!success) throw new Error(`Cannot measure ${command}: ${new TextDecoder().decode(stderr)}`);
}

/** Milliseconds of the fastest of so many runs. */
export async function fastestNatively(command: readonly string[], rounds: number): Promise<number> {
  let fastest = Infinity;
  for (let round = 0; round < rounds; round++) fastest = Math.min(fastest, (await runNatively(command)).ms);
  return fastest;
}

/**
 * Processor time, user's and system's, of the fastest of so many runs, milliseconds, right to one. Other than the time from fork to
 * exit it hardly depends on what else the machine does. Needs bash.
 */
export async function fastestNativeCpu(command: readonly string[], rounds: number): Promise<number> {
  let fastest = Infinity;
  for (let round = 0; round < rounds; round++) {
    const { success, stderr } = await new Deno.Command("bash", {
      args: ["-c", `TIMEFORMAT='%U %S'; time "$@" >/dev/null`, "bash", ...command],
      stdin: "null",
      stdout: "null",
      stderr: "piped",
    }).output();
    const seconds = new TextDecoder().decode(stderr).trim().split("\n").at(-1)!.split(" ").map(Number);
    if (!success || seconds.length !== 2) throw new Error(`Cannot measure ${command[0]}: it failed`);
    fastest = Math.min(fastest, 1_000 * (seconds[0]! + seconds[1]!));
  }
  return fastest;
}
