/** Linux counts in hundredths of a second here, whatever its own clock does. */
const msPerTick = 10;

/**
 * CPU time that the main thread of a process has taken since it started, milliseconds; null where the system does not tell, which
 * is everywhere but on Linux, and for a process that is gone. What V8's own threads take to make code faster is not in it: they may take
 * more than all the rest, and no program can do anything for that.
 *
 * Source: proc_pid_stat(5), fields 14 (utime) and 15 (stime).
 */
export function mainThreadCpuMs(pid: number): number | null {
  if (Deno.build.os !== "linux") return null;
  try {
    const stat = Deno.readTextFileSync(`/proc/${pid}/task/${pid}/stat`);
    // The second field is the program's name in parentheses, and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * msPerTick : null;
  } catch {
    return null;
  }
}
