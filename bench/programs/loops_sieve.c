#include <string.h>
#include "bench.h"
#ifndef REPEAT
#define REPEAT 12
#endif
#define N 2000000
static char composite[N + 1];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    memset(composite, 0, sizeof composite);
    int count = 0;
    for (int i = 2; i <= N; i++) {
      if (composite[i]) continue;
      count++;
      for (long long j = (long long)i * i; j <= N; j += i) composite[j] = 1;
    }
    sum += count;
  }
  report(sum);
  return 0;
}
