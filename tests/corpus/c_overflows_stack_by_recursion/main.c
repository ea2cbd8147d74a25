#include <stdio.h>

static volatile int sink;

static int down(int depth) {
  sink = depth;
  int below = down(depth + 1);
  sink = below;
  return below + 1;
}

int main(void) {
  fprintf(stderr, "down we go\n");
  printf("%d\n", down(0));
  return 0;
}
