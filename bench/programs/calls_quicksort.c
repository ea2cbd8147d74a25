/* A quicksort of our own that compares through a function pointer. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 8
#endif
#define N 200000
static int numbers[N];

typedef int comparison(int, int);

static int ascending(int a, int b) { return (a > b) - (a < b); }
static int descending(int a, int b) { return (a < b) - (a > b); }

static void sort(int *from, int *to, comparison *compare) {
  while (to - from > 1) {
    int pivot = from[(to - from) / 2], *left = from, *right = to - 1;
    while (left <= right) {
      while (compare(*left, pivot) < 0) left++;
      while (compare(*right, pivot) > 0) right--;
      if (left <= right) {
        int swapped = *left;
        *left++ = *right, *right-- = swapped;
      }
    }
    sort(from, right + 1, compare);
    from = left;
  }
}

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++) numbers[i] = (int)next_random();
    sort(numbers, numbers + N, round % 2 ? ascending : descending);
    sum += numbers[N / 3];
  }
  report(sum);
  return 0;
}
