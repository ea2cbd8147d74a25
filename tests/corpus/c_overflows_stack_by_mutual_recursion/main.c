#include <stdio.h>

static volatile int sink;
static int pong(int n);

static int ping(int n) {
  sink = n;
  int r = pong(n + 1);
  sink = r;
  return r + 1;
}

static int pong(int n) {
  char local[64];
  for (int i = 0; i < 64; i++) local[i] = (char)(n + i);
  int r = ping(n + 1);
  sink = local[r & 63];
  return r + local[1];
}

int main(void) {
  printf("%d\n", ping(0));
  return 0;
}
