#include <stdio.h>
#include <stdlib.h>

static int depth_reached;

static void descend(int depth) {
  depth_reached = depth;
  if (depth == 10) {
    printf("leaving at depth %d\n", depth_reached);
    exit(3);
  }
  descend(depth + 1);
  puts("never printed");
}

int main(void) {
  descend(0);
  puts("never printed either");
  return 0;
}
