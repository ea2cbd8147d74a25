#include <setjmp.h>
#include <stdio.h>

static jmp_buf recovery;

static void fail(int code) {
  printf("failing with %d\n", code);
  longjmp(recovery, code);
}

static void parse(int depth) {
  if (depth == 0) fail(42);
  parse(depth - 1);
  puts("never printed");
}

int main(void) {
  volatile int tries = 0;
  int code = setjmp(recovery);
  tries++;
  if (code == 0) parse(100);
  printf("back with %d after %d\n", code, tries);
  if (tries == 2) longjmp(recovery, 0);
  return 0;
}
