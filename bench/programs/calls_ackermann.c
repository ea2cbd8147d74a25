#include "bench.h"
#ifndef REPEAT
#define REPEAT 20
#endif

static int ackermann(int m, int n) {
  if (m == 0) return n + 1;
  return ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
}

int main(void) {
  double sum = 0;
  volatile int n = 8;
  for (int round = 0; round < REPEAT; round++) sum += ackermann(3, n);
  report(sum);
  return 0;
}
