#include <stdio.h>

int main(void) {
  volatile int one = 1, zero = 0;
  printf("%d\n", one / zero);
  return 0;
}
