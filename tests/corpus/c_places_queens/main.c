#include <stdio.h>

static int place(int n, int columns, int left, int right) {
  int all = (1 << n) - 1, count = 0;
  if (columns == all) return 1;
  for (int free = all & ~(columns | left | right); free; free &= free - 1) {
    int queen = free & -free;
    count += place(n, columns | queen, (left | queen) << 1, (right | queen) >> 1);
  }
  return count;
}

int main(void) {
  for (int n = 1; n <= 9; n++) printf("%d: %d\n", n, place(n, 0, 0, 0));
  return 0;
}
