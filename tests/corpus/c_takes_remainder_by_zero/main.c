#include <stdio.h>

int main(void) {
  volatile unsigned long long ten = 10, zero = 0;
  puts("before");
  fflush(stdout);
  printf("%llu\n", ten % zero);
  return 0;
}
