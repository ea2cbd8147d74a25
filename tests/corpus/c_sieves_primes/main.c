#include <stdio.h>

#define LIMIT 1000000

static char composite[LIMIT + 1];

int main(void) {
  int count = 0, last = 0;
  for (int i = 2; i <= LIMIT; i++) {
    if (composite[i]) continue;
    count++, last = i;
    for (long long j = (long long)i * i; j <= LIMIT; j += i) composite[j] = 1;
  }
  printf("%d primes, the last is %d\n", count, last);
  return 0;
}
