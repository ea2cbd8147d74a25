const root = new URL("../../", import.meta.url).pathname;

/** Runs a command of the service as a user does, to its end. */
export async function lyceum(
  args: string[],
  { env = {}, cwd }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${root}mod.ts`, ...args],
    env: { NO_COLOR: "1", DATABASE_URL: "", ...env },
    cwd: cwd ?? root,
  });
  const { code, stdout, stderr } = await command.output();
  return { code, stdout: new TextDecoder().decode(stdout), stderr: new TextDecoder().decode(stderr) };
}
