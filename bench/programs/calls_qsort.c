/* The library's qsort: what most learners sort with. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 4
#endif
#define N 200000
static int numbers[N];

static int ascending(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++) numbers[i] = (int)next_random();
    qsort(numbers, N, sizeof numbers[0], ascending);
    sum += numbers[N / 3];
  }
  report(sum);
  return 0;
}
