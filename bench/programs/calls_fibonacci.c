#include "bench.h"
#ifndef REPEAT
#define REPEAT 10
#endif

static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

int main(void) {
  double sum = 0;
  volatile int n = 30;
  for (int round = 0; round < REPEAT; round++) sum += fibonacci(n + round % 2);
  report(sum);
  return 0;
}
