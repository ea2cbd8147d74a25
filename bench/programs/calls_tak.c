#include "bench.h"
#ifndef REPEAT
#define REPEAT 300
#endif

static int tak(int x, int y, int z) {
  return y < x ? tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y)) : z;
}

int main(void) {
  double sum = 0;
  volatile int x = 18, y = 12, z = 6;
  for (int round = 0; round < REPEAT; round++) sum += tak(x + round % 2, y, z);
  report(sum);
  return 0;
}
