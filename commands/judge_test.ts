import assert from "node:assert/strict";

const decoder = new TextDecoder();

/** Runs `lyceum judge` in a folder of its own. */
async function judge(files: Record<string, string>, args: string[], stdin = "") {
  const folder = await Deno.makeTempDir();
  try {
    for (const [name, text] of Object.entries(files)) await Deno.writeTextFile(`${folder}/${name}`, text);
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--quiet", new URL("../mod.ts", import.meta.url).href, "judge", ...args],
      cwd: folder,
      stdin: "piped",
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode(stdin)).catch(() => {});
    await writer.close().catch(() => {});
    const { code, stdout, stderr } = await child.output();
    return { code, stdout: decoder.decode(stdout), stderr: decoder.decode(stderr) };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const twice = `#include <stdio.h>
int main(void) { int n = N; scanf("%d", &n); fprintf(stderr, "note\\n"); printf("%d\\n", 2 * n); }`;

Deno.test("judge prints the program's output and a verdict, and exits with 0", async () => {
  const files = { "twice.c": twice, "expected": "42\n" };
  const args = [
    "twice.c",
    "--expect",
    "expected",
    "--flags",
    "-DN=1 -Wall",
    "--limits",
    "cpu=1000,memory=4096",
  ];
  const { code, stdout, stderr } = await judge(files, args, "21");
  assert.equal(code, 0, stderr);
  assert.equal(stdout, "42\n");
  assert.match(stderr, /^note\nsuccessful {2}exit code 0, 0 ms CPU, 0 ms wall, \d+ KiB, [\d,]+ fuel\n$/);
});

Deno.test("judge exits with 1 for any other verdict, and can tell it in JSON", async () => {
  const files = { "twice.c": twice, "expected": " 42 " };
  const args = ["--json", "--trace", "--flags", "-DN=21", "--expect=expected", "twice.c"];
  const { code, stdout, stderr } = await judge(files, args);
  assert.equal(code, 1);
  const { status, run } = JSON.parse(stdout);
  assert.deepEqual([status, run.stdout, run.stderr, run.exitCode], ["wrong-answer", "42\n", "note\n", 0]);
  assert.match(stderr, /==> fd_read\(fd=0/);
  assert.match(stderr, /==> fd_write\(fd=1, iovs="42\\n"/);
});

Deno.test("judge shows what the compiler says", async () => {
  const { code, stdout, stderr } = await judge({ "a.c": "int main(void) { return }" }, ["a.c"]);
  assert.deepEqual([code, stdout], [1, ""]);
  assert.match(stderr, /^main\.c:1:25: error: [^]*\ncompilation-error\n$/);
});

Deno.test("judge explains itself and what is wrong with its arguments", async () => {
  const cases: [args: string[], code: number, message: RegExp][] = [
    [["--help"], 0, /Usage: lyceum judge FILE/],
    [[], 2, /FILE is missing/],
    [["a.rs"], 2, /language of a\.rs is unknown\. Known endings: \.c/],
    [["a.c", "--limits", "cpu=0"], 2, /--limits wants cpu as a whole number from 1/],
    [["a.c", "--flags", "-Wl,-q"], 2, /--flags cannot have "-Wl,-q"/],
    [["a.c", "--matcher", "exact"], 2, /--matcher is one of ExactMatch/],
    [["a.c", "--expct", "x"], 2, /no option --expct/],
    [["missing.c"], 1, /Cannot read missing\.c/],
    [["a.c", "--expect", "missing"], 1, /Cannot read missing/],
  ];
  for (const [args, code, message] of cases) {
    const result = await judge({ "a.c": "int main(void) {}" }, args);
    assert.equal(result.code, code, args.join(" ") + result.stderr);
    assert.match(result.stdout + result.stderr, message);
    assert.doesNotMatch(result.stderr, /^\s+at /m);
  }
});
