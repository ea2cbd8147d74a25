/* Undefined in C. x86 traps because it divides; WebAssembly's remainder is defined here, and 0. */
#include <limits.h>
#include <stdio.h>

int main(void) {
  volatile int least = INT_MIN, minus_one = -1;
  printf("%d\n", least % minus_one);
  return 0;
}
