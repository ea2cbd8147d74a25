#include "bench.h"
#ifndef REPEAT
#define REPEAT 2
#endif

int main(void) {
  double sum = 0;
  volatile unsigned limit = 300000;
  for (int round = 0; round < REPEAT; round++) {
    unsigned longest = 0, most = 0;
    for (unsigned start = 1; start < limit; start++) {
      unsigned long long n = start;
      unsigned steps = 0;
      for (; n != 1; steps++) n = n & 1 ? 3 * n + 1 : n >> 1;
      if (steps > most) most = steps, longest = start;
    }
    sum += longest;
  }
  report(sum);
  return 0;
}
