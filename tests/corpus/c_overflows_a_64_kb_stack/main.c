#include <stdio.h>

static volatile int sink;

static int down(int depth) {
  sink = depth;
  int below = depth == 0 ? 0 : down(depth - 1);
  sink = below;
  return below + 1;
}

int main(void) {
  printf("%d\n", down(100));
  fflush(stdout);
  printf("%d\n", down(100000));
  return 0;
}
