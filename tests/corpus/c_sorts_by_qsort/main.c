#include <stdio.h>
#include <stdlib.h>

static int ascending(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

static int descending(const void *a, const void *b) { return ascending(b, a); }

int main(void) {
  enum { count = 50000 };
  static int numbers[count];
  unsigned state = 12345;
  for (int i = 0; i < count; i++) {
    state = state * 1103515245u + 12345u;
    numbers[i] = (int)(state >> 8) - 5000000;
  }
  qsort(numbers, count, sizeof numbers[0], ascending);
  for (int i = 1; i < count; i++)
    if (numbers[i - 1] > numbers[i]) return 1;
  printf("%d %d %d\n", numbers[0], numbers[count / 2], numbers[count - 1]);
  qsort(numbers, count, sizeof numbers[0], descending);
  for (int i = 1; i < count; i++)
    if (numbers[i - 1] < numbers[i]) return 2;
  printf("%d %d\n", numbers[0], numbers[count - 1]);
  return 0;
}
