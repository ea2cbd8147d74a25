/* The recursion goes through a table: no call graph shows it directly. */
#include <stdio.h>

static volatile int sink;
static int (*volatile next)(int);

static int step(int n) {
  sink = n;
  int r = next(n + 1);
  sink = r;
  return r + 1;
}

int main(void) {
  next = step;
  printf("%d\n", step(0));
  return 0;
}
