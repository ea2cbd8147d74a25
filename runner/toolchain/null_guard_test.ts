import assert from "node:assert/strict";
import { compileAndRun, type TestEnding } from "./_test_compiler.ts";

const outOfBounds: TestEnding = { kind: "trap", message: "memory access out of bounds" };
const exited = (code: number): TestEnding => ({ kind: "exit", code });

Deno.test("whatever uses a null pointer traps", async (t) => {
  const bodies = [
    "int *nowhere = NULL; *nowhere = 1;",
    'struct { int a, b; } *nowhere = NULL; printf("%d", nowhere->b);',
    "int *volatile nowhere = NULL; return nowhere[0];",
    "int *volatile nowhere = NULL; return nowhere[3];",
    "double *volatile nowhere = NULL; nowhere[1000] = 1;",
    "return *(volatile int *) 0;",
    "return *(volatile int *) 65532;",
    "char *volatile nowhere = NULL; return strlen(nowhere);",
    'char *volatile nowhere = NULL; strcpy(nowhere, "text");',
    'char *volatile nowhere = NULL; return strcmp(nowhere, "text");',
    "char *volatile nowhere = NULL; memset(nowhere, 1, 100000);",
    "char *volatile nowhere = NULL; char some[2000]; memcpy(some, nowhere, 2000); return some[7];",
    "int **volatile nowhere = NULL; qsort(nowhere, 10, sizeof *nowhere, compare);",
  ];
  for (const body of bodies) {
    await t.step(body, () => {
      const run = compileAndRun(
        `#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>
static int compare(const void *a, const void *b) { return *(const int *) a - *(const int *) b; }
int main(void) { (void) compare; ${body} }\n`,
        { flags: ["-w"] },
      );
      assert.deepEqual(run.ending, outOfBounds);
    });
  }
});

Deno.test("a handler of SIGSEGV sees a null pointer read", () => {
  const run = compileAndRun(`
#include <signal.h>
#include <stdlib.h>
static void leave(int number) { _Exit(number); }
int main(void) {
  signal(SIGSEGV, leave);
  int *nowhere = NULL;
  return *nowhere;
}
`);
  assert.deepEqual(run.ending, exited(11));
});

Deno.test("offsets may be computed through a null pointer, as container_of does", () => {
  const run = compileAndRun(`
#include <stddef.h>
struct item { int value; struct link { struct link *next; } link; };
#define OFFSET(type, member) ((size_t) & ((type *) 0)->member)
int main(void) { return OFFSET(struct item, link); }
`);
  assert.deepEqual(run.ending, exited(4));
});
