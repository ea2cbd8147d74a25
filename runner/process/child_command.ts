/** How a child is started. */
export interface ChildStart {
  /** Name of the role, first argument of the entry. */
  role: string;
  /** `file:` URL of the module that runs the child; a compiled binary starts itself instead. */
  entry: string;
  /** Permissions for the role's preparation, as `deno run` takes them (`--allow-read`). */
  permissions: readonly string[];
  /** V8 flags beside the stack size. A compiled binary has its flags built in. */
  v8Flags: readonly string[];
}

/** Hidden first argument of a compiled binary that is started as a child. */
export const childArgument = "__child";

/** V8's stack limit for a child with all the native stack it can want, KiB. */
export const stackSizeKbMax = 1_200_000;

/**
 * Private memory that a child may have for writing, KiB: more than any limit of ours needs together, and what V8 only reserves
 * counts nothing. Past it an allocation fails and the child dies, instead of taking the machine with it.
 */
export const memoryKbMax = 4_718_592;

/**
 * The command line of a child: a shell raises the limit of the native stack as far as it goes, dumps no core, limits
 * its memory, offers it as the first to go when the machine has none left, asks the
 * kernel to end the child with its parent where it can be asked, and computes from the stack that it really got what V8
 * may use of it. A compiled binary's flag is fixed, so the child is told of its stack as well.
 */
export function childCommand(start: ChildStart): Deno.Command {
  return new Deno.Command("sh", {
    args: ["-c", script, "sh", ...childArguments(start, Deno.build.standalone)],
    clearEnv: true,
    env: environment(),
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  });
}

/** The program and its arguments, before the shell fills in the stack. */
export function childArguments(start: ChildStart, isStandalone: boolean): string[] {
  if (isStandalone) return [Deno.execPath(), childArgument, start.role];
  const v8Flags = `--v8-flags=${[stackFlag, ...start.v8Flags].join()}`;
  return [
    Deno.execPath(),
    "run",
    "--quiet",
    "--no-prompt",
    ...start.permissions,
    v8Flags,
    start.entry,
    start.role,
  ];
}

const stackFlag = "--stack-size=STACK";

/** V8 keeps an eighth away from the end: its limit is not checked by every native frame. */
const script = `
ulimit -s unlimited 2>/dev/null || ulimit -s "$(ulimit -H -s)" 2>/dev/null
ulimit -c 0
ulimit -d ${memoryKbMax} 2>/dev/null
echo 1000 2>/dev/null >/proc/self/oom_score_adj
limit=$(ulimit -s)
size=${stackSizeKbMax}
if [ "$limit" != unlimited ]; then
  size=$((limit - limit / 8))
  [ "$size" -lt ${stackSizeKbMax} ] || size=${stackSizeKbMax}
fi
for argument do
  shift
  case $argument in
    --v8-flags=${stackFlag}*) argument="--v8-flags=--stack-size=$size\${argument#--v8-flags=${stackFlag}}" ;;
  esac
  set -- "$@" "$argument"
done
if setpriv --pdeathsig KILL true 2>/dev/null; then
  exec setpriv --pdeathsig KILL "$@" "$limit"
fi
exec "$@" "$limit"
`;

/** What Deno needs to find its cache; nothing else of the parent's environment reaches a child. */
function environment(): Record<string, string> {
  const result: Record<string, string> = { NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" };
  for (const name of ["PATH", "HOME", "DENO_DIR", "XDG_CACHE_HOME", "TMPDIR"]) {
    const value = Deno.env.get(name);
    if (value !== undefined) result[name] = value;
  }
  return result;
}
