/* Open addressing: multiplications, divisions and jumps about memory. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 6
#endif
#define SLOTS (1 << 20)
static unsigned key[SLOTS], count[SLOTS];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < SLOTS; i++) key[i] = count[i] = 0;
    unsigned distinct = 0;
    for (int i = 0; i < 1000000; i++) {
      unsigned wanted = next_random() % 400000 + 1, at = wanted * 2654435761u >> 12;
      while (key[at] && key[at] != wanted) at = (at + 1) & (SLOTS - 1);
      if (!key[at]) key[at] = wanted, distinct++;
      count[at]++;
    }
    sum += distinct;
  }
  report(sum);
  return 0;
}
