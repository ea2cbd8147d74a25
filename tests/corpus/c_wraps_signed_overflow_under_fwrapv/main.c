#include <limits.h>
#include <stdio.h>

static int grows(int n) { return n + 1 > n; }

int main(void) {
  volatile int most = INT_MAX;
  printf("%d %d\n", most + 1 == INT_MIN, grows(most));
  return 0;
}
