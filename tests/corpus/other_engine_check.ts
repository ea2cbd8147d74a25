/**
 * Judges the corpus here and in another Deno, with another V8, and holds one to the other. Started by hand and by CI, not
 * with all tests: `OTHER_DENO="npx -y deno@2.6.8" deno test -A tests/corpus/other_engine_check.ts`
 */
import assert from "node:assert/strict";

const other = Deno.env.get("OTHER_DENO")?.split(" ") ?? [];

async function run(command: string[], ...args: string[]): Promise<string> {
  const { code, stdout } = await new Deno.Command(command[0]!, {
    args: [...command.slice(1), ...args],
    stdout: "piped",
    stderr: "inherit",
  }).output();
  assert.equal(code, 0, command.join(" "));
  return new TextDecoder().decode(stdout).trimEnd();
}

/** One line a program, with every byte of its verdict. */
async function judgeAll(command: string[]): Promise<string[]> {
  const judgeAll = new URL("judge_all.ts", import.meta.url).pathname;
  return (await run(command, "run", "-A", "--no-check", judgeAll)).split("\n");
}

Deno.test("another V8 gives every verdict byte for byte", { ignore: other.length === 0 }, async () => {
  const here = [Deno.execPath()];
  const engineOf = (command: string[]) => run(command, "eval", "console.log(Deno.version.v8)");
  assert.notEqual(await engineOf(other), await engineOf(here), "it is the same engine");
  const theirs = await judgeAll(other);
  const ours = await judgeAll(here);
  assert.ok(ours.length > 150);
  assert.deepEqual(theirs, ours);
});
