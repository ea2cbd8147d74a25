#include <stdio.h>

struct point {
  int x, y;
};

static int sum(struct point p) { return p.x + p.y; }

int main(void) {
  struct point p = {1, 2};
  int n = p;
  printf("%d\n", sum(3));
  return p.z + n;
}
