#include "bench.h"
#ifndef REPEAT
#define REPEAT 4
#endif

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++)
    for (int row = 0; row < 200; row++)
      for (int column = 0; column < 300; column++) {
        double re = column / 100.0 - 2.1, im = row / 80.0 - 1.25 + round * 1e-3, x = 0, y = 0;
        int steps = 0;
        for (; steps < 500 && x * x + y * y < 4; steps++) {
          double next = x * x - y * y + re;
          y = 2 * x * y + im;
          x = next;
        }
        sum += steps;
      }
  report(sum);
  return 0;
}
