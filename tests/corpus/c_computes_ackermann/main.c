#include <stdio.h>

static int ackermann(int m, int n) {
  if (m == 0) return n + 1;
  return ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
}

int main(void) {
  printf("%d %d\n", ackermann(2, 9), ackermann(3, 6));
  return 0;
}
