import assert from "node:assert/strict";
import { allowedFlags, allowedStandards } from "./_test_flags.ts";
import { compileAndRun, compileC, runProgram, type TestEnding } from "./_test_compiler.ts";

const exited = (code: number): TestEnding => ({ kind: "exit", code });
const outOfBounds: TestEnding = { kind: "trap", message: "memory access out of bounds" };
const signalled = (signal: number): TestEnding => ({ kind: "signal", signal });

Deno.test("additional headers are found and additional sources linked", () => {
  const { stdout } = compileAndRun(
    `#include <stdio.h>\n#include "lib/twice.h"\nint main(void) { printf("%d\\n", twice(21)); return 0; }\n`,
    {
      files: {
        "lib/twice.h": "int twice(int);\n",
        "lib/twice.c": `#include "twice.h"\nint twice(int n) { return 2 * n; }\n`,
        "-o.c": "int minus(void) { return 1; }\n",
        "@x.c": "int at(void) { return 1; }\n",
        "data.txt": "not C at all",
      },
    },
  );
  assert.equal(stdout, "42\n");
});

Deno.test("the submitted source wins over additional files that take its name", () => {
  const { stdout } = compileAndRun(`#include <stdio.h>\nint main(void) { puts("mine"); return 0; }\n`, {
    files: { "main.c": "#error theirs\n", "main.c/main.h": "" },
  });
  assert.equal(stdout, "mine\n");
});

Deno.test("nothing of one compilation is there for the next", () => {
  const includesOther = `#include "other.h"\nint main(void) { return OTHER; }\n`;
  assert.notEqual(compileC(includesOther, { files: { "other.h": "#define OTHER 1\n" } }).module, null);
  assert.match(compileC(includesOther).output, /fatal error: 'other.h' file not found/);
});

Deno.test("the same submission gives the same bytes", () => {
  const source = `#include <stdio.h>\nint main(void) { puts(__DATE__ " " __TIME__); return 0; }\n`;
  const first = compileC(source).module;
  const second = compileC(source).module;
  assert.ok(first !== null && second !== null);
  assert.deepEqual(first, second);
  assert.equal(runProgram(first).stdout, "Jan  1 2020 00:00:00\n");
});

Deno.test("main may have any shape that C programs have", async (t) => {
  const shapes: [source: string, code: number, stdout: string][] = [
    ["int main() { return 3; }", 3, ""],
    ["int main(void) { return 3; }", 3, ""],
    ["int main(void) { }", 0, ""],
    ["int main(int argc, char **argv) { puts(argv[0]); return argc + (argv[argc] == 0); }", 2, "main\n"],
    ["int main(int const argc, char *argv[]) { puts(argv[0]); return argc; }", 1, "main\n"],
    ["int main(argc, argv) int argc; char **argv; { puts(argv[0]); return argc; }", 1, "main\n"],
    ["int main(int argc) { return argc; }", 1, ""],
    ["int main(int argc, char **argv, char **envp) { puts(argv[0]); return envp[0] != 0; }", 0, "main\n"],
    ['void main() { puts("void"); }', 0, "void\n"],
    ['void main(void) { puts("void"); }', 0, "void\n"],
    ["void main(int argc, char **argv) { puts(argv[0]); }", 0, "main\n"],
    ["void main(int argc, char **argv, char **envp) { puts(argv[argc - 1]); }", 0, "main\n"],
    ["long long main(void) { return 4; }", 4, ""],
    ["double main(void) { return 5.5; }", 5, ""],
    ["int *main(void) { return (int *) 6; }", 6, ""],
    ["unsigned main(int argc, char **argv) { return argc; }", 1, ""],
    ["int calls; int main(void) { if (calls++ < 3) return main(); return calls; }", 4, ""],
    ["int main(int argc, char **argv) { return argc < 5 ? main(argc + 1, argv) : argc; }", 5, ""],
  ];
  for (const [source, code, stdout] of shapes) {
    await t.step(source, () => {
      const run = compileAndRun(`#include <stdio.h>\n${source}\n`, { flags: ["-w"] });
      assert.deepEqual([run.ending, run.stdout], [exited(code), stdout]);
    });
  }
});

Deno.test("a main in an additional source is found", () => {
  const run = compileAndRun("int answer(void) { return 42; }\n", {
    files: { "entry.c": "int answer(void);\nvoid main(void) { answer(); }\n" },
    flags: ["-w"],
  });
  assert.deepEqual(run.ending, exited(0));
});

Deno.test("a program that breaks down ends by the signal it would get natively", async (t) => {
  const head = "#include <assert.h>\n#include <signal.h>\n#include <stdio.h>\n#include <stdlib.h>\n";
  const endings: [body: string, ending: TestEnding, stderr?: string][] = [
    ["abort();", signalled(6)],
    ["assert(1 + 1 == 3);", signalled(6), "Assertion failed: 1 + 1 == 3 (main.c: main: 5)\n"],
    ["raise(SIGFPE);", signalled(8)],
    ["raise(SIGSEGV);", signalled(11)],
    ["raise(SIGXFSZ);", signalled(25)],
    ["raise(SIGCHLD); return 7;", exited(7)],
    ["raise(-5); return raise(400) == -1 ? 7 : 1;", exited(7)],
    ["signal(SIGABRT, SIG_IGN); abort();", signalled(6)],
    ['int one = 1, zero = 0; printf("%d", one / zero);', signalled(8)],
    ['int one = 1, zero = 0; printf("%d", one % zero);', signalled(8)],
    ["int *volatile wild = (int *) 0xfffffff0; return *wild;", outOfBounds],
    ["exit(9);", exited(9)],
  ];
  for (const [body, ending, stderr = ""] of endings) {
    await t.step(body, () => {
      const run = compileAndRun(`${head}int main(void) { ${body} }\n`);
      assert.deepEqual([run.ending, run.stderr], [ending, stderr]);
    });
  }
});

Deno.test("signal handlers are called, as often as the signal is raised", () => {
  const run = compileAndRun(`
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
static void say(int number) { printf("%d\\n", number); fflush(stdout); }
int main(void) {
  if (signal(SIGINT, say) != SIG_DFL || signal(SIGINT, say) != say) return 1;
  if (signal(SIGKILL, say) != SIG_ERR) return 2;
  signal(SIGTERM, SIG_IGN);
  signal(SIGABRT, say);
  raise(SIGINT);
  raise(SIGTERM);
  raise(SIGINT);
  abort();
}
`);
  assert.deepEqual([run.ending, run.stdout], [signalled(6), "2\n2\n6\n"]);
});

Deno.test("a program may use names of libc for its own functions", () => {
  const run = compileAndRun(
    `
#include <stdio.h>
int raise(int base, int times) { return times == 0 ? 1 : base * raise(base, times - 1); }
int clock(int hours) { return hours * 60; }
void signal(const char *text) { puts(text); }
int main(void) {
  signal("go");
  printf("%d %d\\n", raise(2, 10), clock(2));
  return 0;
}
`,
    { flags: ["-w"] },
  );
  assert.deepEqual([run.ending, run.stdout], [exited(0), "go\n1024 120\n"]);
});

Deno.test("setjmp and longjmp jump", () => {
  const { stdout } = compileAndRun(`
#include <setjmp.h>
#include <stdio.h>
static jmp_buf back;
static void jump(int n) { if (n == 0) longjmp(back, 7); jump(n - 1); }
int main(void) {
  volatile int tries = 0;
  int value = setjmp(back);
  printf("%d %d\\n", value, tries);
  if (tries++ < 2) jump(5);
  return 0;
}
`);
  assert.equal(stdout, "0 0\n7 1\n7 2\n");
});

Deno.test("printf and scanf know long double", () => {
  const source = `#include <stdio.h>
int main(void) {
  long double x;
  if (scanf("%Lf", &x) != 1) return 1;
  printf("%.3Lf %Lg\\n", x, x * 2);
  return 0;
}
`;
  assert.equal(compileAndRun(source, {}, "1.25\n").stdout, "1.250 2.5\n");
});

Deno.test("clocks tell CPU time and real time apart", () => {
  const run = compileAndRun(`
#include <stdio.h>
#include <sys/resource.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>
static long microseconds(clockid_t id) {
  struct timespec now;
  if (clock_gettime(id, &now) != 0) return -1;
  return now.tv_sec * 1000000L + now.tv_nsec / 1000;
}
int main(void) {
  time_t before = time(NULL);
  sleep(2);
  usleep(1000000);
  nanosleep(&(struct timespec){ 1, 0 }, NULL);
  printf("%d\\n", (int) (time(NULL) - before));
  printf("%ld %ld %ld\\n", (long) CLOCKS_PER_SEC, (long) clock(), (long) clock());
  printf("%ld %ld\\n", microseconds(CLOCK_PROCESS_CPUTIME_ID), microseconds(CLOCK_MONOTONIC));
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("%ld\\n", (long) usage.ru_utime.tv_usec);
  return 0;
}
`);
  // One microsecond a reading of the CPU clock, in whatever order the arguments are evaluated: here, from the left.
  assert.equal(run.stdout, "4\n1000000 1 2\n3 4000000\n4\n");
  assert.equal(run.sleptNs, 4_000_000_000n);
});

Deno.test("what learners use of libc beside the usual is there", () => {
  const run = compileAndRun(
    `
#define _GNU_SOURCE
#include <complex.h>
#include <inttypes.h>
#include <math.h>
#include <search.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <tgmath.h>
#include <threads.h>
#include <unistd.h>
#include <wchar.h>
int main(void) {
  char *line = NULL;
  size_t room = 0;
  if (getline(&line, &room, stdin) < 0) return 1;
  char *copy = strdup(line);
  for (char *word = strtok(copy, " \\n"); word; word = strtok(NULL, " \\n")) printf("[%s]", word);
  int *pages = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  pages[7] = getpid() > 0;
  srand(1);
  printf("%d %d %.3f\\n", pages[7], rand() >= 0, sqrt(2.0));
  return 0;
}
`,
    {},
    "one two\n",
  );
  assert.deepEqual([run.ending, run.stdout], [exited(0), "[one][two]1 1 1.414\n"]);
});

Deno.test("a loop that may wait for ever is kept, though nothing comes of it", () => {
  const loops = (body: string) => {
    const { module } = compileC(
      `int main(void) { volatile int start = 27; unsigned n = start; ${body} return 0; }\n`,
    );
    assert.ok(module !== null);
    return module.some((byte, i) => byte === 0x03 && module[i + 1] === 0x40); // loop, without a result
  };
  assert.equal(loops("n++;"), false);
  assert.equal(loops("while (n != 1) n = n % 2 ? 3 * n + 1 : n / 2;"), true);
});

Deno.test("the stack is as large as was asked for, lies first, and overflows by a trap", () => {
  const source = `#include <stdio.h>
#include <stdint.h>
extern unsigned char __heap_base, __data_end;
static int deep(int kib, volatile char *above) {
  volatile char room[1024];
  room[0] = *above;
  return kib == 0 ? 0 : deep(kib - 1, room) + room[0] - *above;
}
int main(void) {
  int kib;
  volatile char here = 0;
  if (scanf("%d", &kib) != 1) return 1;
  printf("%d %d\\n", (uintptr_t) &here < 65536 + 262144, (uintptr_t) &__data_end > 65536 + 262144 && &__heap_base >= &__data_end);
  fflush(stdout);
  return deep(kib, &here);
}
`;
  const fits = compileAndRun(source, { stackKb: 256 }, "200\n");
  assert.deepEqual([fits.ending, fits.stdout], [exited(0), "1 1\n"]);
  const overflows = compileAndRun(source, { stackKb: 256 }, "300\n");
  assert.deepEqual(overflows.ending, outOfBounds);
});

Deno.test("a program exports its memory and its start, and nothing else", () => {
  const { module } = compileC("int main(void) { return 0; }\n");
  assert.ok(module !== null);
  const names = WebAssembly.Module.exports(new WebAssembly.Module(module as Uint8Array<ArrayBuffer>)).map((
    e,
  ) => e.name);
  assert.deepEqual(names, ["memory", "_start"]);
});

Deno.test("flags reach the compiler", () => {
  const source = `#include <stdio.h>
int main(void) {
#ifdef ONLINE_JUDGE
  puts(GREETING);
#endif
  return __STDC_VERSION__ == 201112L;
}
`;
  const run = compileAndRun(source, {
    flags: ["-DONLINE_JUDGE", '-DGREETING="hello, you"', "-std=c11", "-O0"],
  });
  assert.deepEqual([run.ending, run.stdout], [exited(1), "hello, you\n"]);
  assert.match(
    compileC("int main(void) { int x; return 0; }\n", { flags: ["-Wall", "-Werror"] }).output,
    /error: unused/,
  );
});

Deno.test("clang takes every flag and every standard that is allowed", () => {
  const source = "int main(void) { return 0; }\n";
  assert.notEqual(compileC(source, { flags: Object.keys(allowedFlags) }).module, null);
  for (const standard of allowedStandards) {
    assert.equal(compileC(source, { flags: [`-std=${standard}`] }).output, "", standard);
  }
});

Deno.test("a compiler that cannot go on says which limit it was", async (t) => {
  const sources: [name: string, source: string, sentence: string][] = [
    [
      "deep nesting",
      `int main(void) { return ${"- ".repeat(200_000)}1; }\n`,
      "the compiler used up its stack",
    ],
    ["a large object", "char a[70000000] = { 1 };\nint main(void) { return a[5]; }\n", "larger than 64 MiB"],
    [
      "a huge object",
      "char a[1 << 30] = { 1 };\nint main(void) { return a[5]; }\n",
      "more than 1024 MiB of memory",
    ],
    [
      "a crash",
      "#pragma clang __debug llvm_unreachable\nint main(void) { return 0; }\n",
      "the compiler crashed",
    ],
  ];
  for (const [name, source, sentence] of sources) {
    await t.step(name, () => {
      const { module, output } = compileC(source);
      assert.equal(module, null);
      assert.match(output.split("\n").at(-2) ?? "", /^error: the compiler /);
      assert.ok(output.includes(sentence), output);
      assert.doesNotMatch(output, /UNREACHABLE|Stack dump|LLVM ERROR|workspace/);
    });
  }
  assert.notEqual(compileC("int main(void) { return 0; }\n").module, null);
});

Deno.test("assembly that spoils an object file is the linker's to judge", () => {
  const spoilt = `__asm__(".section .custom_section.linking,\\"\\",@\\n.int32 5\\n");\n`;
  const main = "int main(void) { return 3; }\n";
  for (
    const { module, output } of [compileC(spoilt + main), compileC(main, { files: { "other.c": spoilt } })]
  ) {
    assert.ok(module !== null || /^wasm-ld: error: /m.test(output), output);
  }
});

Deno.test("a source of 1 MiB compiles", () => {
  const table = Array.from(
    { length: 11_000 },
    (_, i) => `static int value_${i}(int x) { return x * ${i} + 17; } /* ${".".repeat(30)} */\n`,
  ).join("");
  const source = `${table}int main(int argc, char **argv) { return value_9(argc); }\n`;
  assert.ok(source.length > 900_000 && source.length < 1_048_576, String(source.length));
  assert.deepEqual(compileAndRun(source).ending, exited(26));
});

Deno.test("bytes that are no UTF-8 may stand in comments and strings", () => {
  const source = new TextEncoder().encode(
    `/* ? */ int main(void) { return (unsigned char) "?"[0] - 200; }\n`,
  );
  source[3] = 0xff;
  source[source.lastIndexOf(0x3f)] = 0xe9;
  const { module, output } = compileC(source);
  assert.match(output, /warning: illegal character encoding in string literal/);
  assert.ok(module !== null);
  assert.deepEqual(runProgram(module).ending, exited(33));
});
