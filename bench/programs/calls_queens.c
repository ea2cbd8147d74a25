#include "bench.h"
#ifndef REPEAT
#define REPEAT 5
#endif

static int place(int all, int columns, int left, int right) {
  if (columns == all) return 1;
  int count = 0;
  for (int free = all & ~(columns | left | right); free; free &= free - 1) {
    int queen = free & -free;
    count += place(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
  }
  return count;
}

int main(void) {
  double sum = 0;
  volatile int n = 12;
  for (int round = 0; round < REPEAT; round++) sum += place((1 << n) - 1, 0, 0, 0);
  report(sum);
  return 0;
}
