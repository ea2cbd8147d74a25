#include <stdio.h>

static int collatz(int n) {
  int steps = 0;
  while (n != 1) {
    n = n % 2 == 0 ? n / 2 : 3 * n + 1;
    steps++;
  }
  return steps;
}

int main(void) {
#ifdef __OPTIMIZE__
  puts("optimised");
#else
  puts("not optimised");
#endif
  printf("%d\n", collatz(27));
  return 0;
}
