import assert from "node:assert/strict";
import { createRunner } from "./create_runner.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import type { RunRequest, Submission } from "./program.ts";
import type { Runner } from "./runner.ts";
import type { Verdict } from "./verdict.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (value: Uint8Array | undefined) => new TextDecoder().decode(value);

function submission(source: string, more: Partial<Submission> = {}): Submission {
  return {
    language: "C",
    source: bytes(source),
    flags: [],
    files: new Map(),
    stackKb: defaultLimits.stackKb,
    ...more,
  };
}

function request(stdin = "", limits: Partial<Limits> = {}): RunRequest {
  return { stdin: bytes(stdin), limits: { ...defaultLimits, ...limits } };
}

/** One runner for a test with many steps: a compiler takes seconds to start. */
async function withRunner(parallelism: number, work: (runner: Runner, logged: string[]) => Promise<void>) {
  const logged: string[] = [];
  const log = (level: string, message: string) => void (level !== "debug" && logged.push(message));
  const runner = await createRunner({ parallelism, log });
  try {
    await work(runner, logged);
  } finally {
    await runner.close();
  }
}

Deno.test("a runner judges C", async (t) => {
  await withRunner(2, async (runner) => {
    const judge = (source: string, input?: RunRequest): Promise<Verdict> =>
      runner.judge(submission(source), input ?? request(), null);

    await t.step("its self-test is successful", () => runner.selfTest());

    await t.step("a right and a wrong answer", async () => {
      const sum = submission(`#include <stdio.h>
        int main(void) { int a, b; scanf("%d%d", &a, &b); printf("%d\\n", a + b); }`);
      for (const [output, status] of [["5\n", "successful"], ["6\n", "wrong-answer"]] as const) {
        const expected = { output: bytes(output), matcher: "ExactMatch" } as const;
        const verdict = await runner.judge(sum, request("2 3\n"), expected);
        assert.equal(verdict.status, status);
        assert.equal(text(verdict.run?.stdout), "5\n");
        assert.equal(verdict.run?.exitCode, 0);
      }
    });

    await t.step("a compilation error has the compiler's words and no run", async () => {
      const { status, compilerOutput, run } = await judge("int main(void) { return x; }");
      assert.deepEqual([status, run], ["compilation-error", null]);
      assert.match(text(compilerOutput), /^main\.c:1:25: error: use of undeclared identifier 'x'/);
    });

    await t.step("equal submissions are compiled once, at once or one after the other", async () => {
      const before = runner.stats().cache;
      const same = () => runner.compile(submission("int main(void) { return 21; }"));
      const [first, second] = await Promise.all([same(), same()]);
      assert.equal(first, second);
      assert.equal(await same(), first);
      const after = runner.stats().cache;
      assert.deepEqual([after.misses - before.misses, after.hits - before.hits], [1, 2]);
    });

    await t.step("additional files are there at compile time and in the working directory", async () => {
      const files = new Map([
        ["twice.h", bytes("int twice(int);")],
        ["twice.c", bytes("int twice(int n) { return 2 * n; }")],
        ["data/in.txt", bytes("21")],
      ]);
      const source = `#include <stdio.h>
        #include "twice.h"
        int main(void) {
          int n = 0;
          FILE *file = fopen("data/in.txt", "r+");
          fscanf(file, "%d", &n);
          rewind(file);
          fputs("99", file);
          fclose(file);
          printf("%d\\n", twice(n));
        }`;
      for (let i = 0; i < 2; i++) {
        const { status, run } = await runner.judge(submission(source, { files }), request(), null);
        assert.deepEqual(
          [status, text(run?.stdout)],
          ["successful", "42\n"],
          "the second run sees nothing of the first",
        );
      }
    });

    await t.step("a file past the limit ends the run by SIGXFSZ", async () => {
      const source = `#include <stdio.h>
        int main(void) {
          FILE *file = fopen("out", "w");
          puts("begun");
          fflush(stdout);
          for (int i = 0; i < 100000; i++) fputs("0123456789", file);
        }`;
      const { status, run } = await judge(source, request("", { fileKb: 100 }));
      assert.deepEqual([status, run?.exitSignal, text(run?.stdout)], ["died-sigxfsz", 25, "begun\n"]);
    });

    await t.step(
      "a refused allocation is seen by the program, and what was touched is what it used",
      async () => {
        const allocating = (touch: string) =>
          `#include <stdio.h>
        #include <stdlib.h>
        int main(void) {
          int n = 0;
          for (char *p; (p = malloc(1 << 20)); n++) {
            *(char *volatile *) &p = p;
            ${touch}
          }
          printf("%d\\n", n);
        }`;
        const runOf = async (touch: string) => {
          const { status, run } = await judge(allocating(touch), request("", { memoryKb: 20_480 }));
          assert.equal(status, "successful");
          assert.ok(Number(text(run?.stdout)) >= 17 && Number(text(run?.stdout)) < 20, text(run?.stdout));
          return run!;
        };
        const untouched = await runOf("");
        assert.ok(untouched.memoryKb < 200, `${untouched.memoryKb}`);
        const touched = await runOf("for (int i = 0; i < 1 << 20; i += 4096) p[i] = 1;");
        assert.ok(touched.memoryKb <= 20_480 && touched.memoryKb > 17_000, `${touched.memoryKb}`);
      },
    );

    await t.step("static data over the limit is a segmentation fault", async () => {
      const { status, run } = await judge(
        "char a[60 << 20]; int main(void) { return a[5]; }",
        request("", {
          memoryKb: 2_048,
        }),
      );
      assert.deepEqual([status, run?.exitSignal], ["died-sigsev", 11]);
      assert.match(
        text(run?.stderr),
        /^Cannot start: static data takes 61\d\d\d KiB, the memory limit is 2048 KiB\n$/,
      );
    });

    await t.step("a second of sleep takes a virtual second, and CPU time none", async () => {
      const { status, run } = await judge("#include <unistd.h>\nint main(void) { sleep(1); }");
      assert.deepEqual([status, run?.cpuTimeMs, run?.wallTimeMs], ["successful", 0, 1_000]);
    });

    await t.step("the same program gives the same verdict in another executor", async () => {
      const source = `#include <stdio.h>
        #include <stdlib.h>
        #include <time.h>
        int main(void) {
          srand(time(NULL) + clock());
          char *p = malloc(rand() % 100000 + 5000000);
          printf("%p %d\\n", (void *) p, rand());
        }`;
      const verdicts = await Promise.all([1, 2, 3, 4].map(() => judge(source)));
      for (const verdict of verdicts) assert.deepEqual(verdict, verdicts[0]);
    });
  });
});

Deno.test("a killed executor costs nobody the verdict", async () => {
  await withRunner(1, async (runner, logged) => {
    const source = `#include <stdio.h>
      int main(void) { unsigned s = 1; for (long i = 0; i < 1000000000; i++) s = s * 1664525u + i; printf("%u\\n", s); }`;
    const judged = runner.judge(submission(source), request("", { cpuMs: 15_000, wallMs: 20_000 }), null);
    while (runner.stats().executors.idle > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    Deno.kill(runner.stats().executors.pids[0]!, "SIGKILL");
    assert.equal((await judged).status, "successful");
    assert.equal(logged.length, 1);
  });
});

Deno.test("a killed compiler costs nobody the verdict", async () => {
  await withRunner(1, async (runner, logged) => {
    const judged = runner.judge(submission("int main(void) { return 0; }"), request(), null);
    Deno.kill(runner.stats().compilers.pids[0]!, "SIGKILL");
    assert.equal((await judged).status, "successful");
    assert.equal(logged.length, 1);
  });
});

Deno.test("a compilation without end is a compilation error that says so, and the next one is fine", async () => {
  await withRunner(1, async (runner) => {
    const endless = `#if __INCLUDE_LEVEL__ < 190
      #include "main.c"
      #include "main.c"
      #endif
      int main(void) { return 0; }`;
    const { status, compilerOutput } = await runner.judge(submission(endless), request(), null);
    assert.equal(status, "compilation-error");
    assert.equal(text(compilerOutput), "error: the compiler took longer than 15 s\n");
    assert.equal((await runner.judge(submission("int main(void) {}"), request(), null)).status, "successful");
  });
});

Deno.test("a closed runner rejects what runs and what comes", async () => {
  await withRunner(1, async (runner) => {
    const endless = runner.judge(
      submission("int main(void) { for (;;) ; }"),
      request("", {
        cpuMs: 15_000,
        wallMs: 20_000,
      }),
      null,
    );
    const rejected = assert.rejects(endless, { kind: "closed" });
    while (runner.stats().executors.idle > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await runner.close();
    await rejected;
    await assert.rejects(runner.compile(submission("int main(void) { return 1; }")), { kind: "closed" });
  });
});
