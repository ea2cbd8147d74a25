/**
 * Judges the whole corpus and prints one line a program, nothing rounded or left out: two runs of this, anywhere, must
 * print the same bytes. `deno run -A tests/corpus/judge_all.ts [PARALLELISM]`
 */
import { describeVerdict } from "./_describe_verdict.ts";
import { entryNames, readEntry } from "./_entry.ts";
import { judgeEntry } from "./_judge_entry.ts";
import { createRunner } from "../../runner/mod.ts";

if (import.meta.main) {
  const parallelism = Number(Deno.args[0] ?? 2);
  const runner = await createRunner({
    parallelism,
    log: (level, message, properties) => {
      if (level === "warn" || level === "error") console.error(level, message, properties ?? {});
    },
  });
  const names = entryNames();
  const lines: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < names.length) {
      const index = next++;
      const entry = readEntry(names[index]!);
      lines[index] = `${entry.name} ${describeVerdict(await judgeEntry(runner, entry))}`;
    }
  };
  try {
    await Promise.all(Array.from({ length: parallelism }, work));
  } finally {
    await runner.close();
  }
  console.log(lines.join("\n"));
}
