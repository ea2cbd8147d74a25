// tries: to measure real time, as attacks on a processor's caches need it
// must: successful
// twice: the same
#include <stdio.h>
#include <time.h>
static char lines[1 << 16];
int main(void) {
  for (int round = 0; round < 50; round++) {
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    for (int i = 0; i < 1000; i++) ((volatile char *)lines)[i * 4096 % sizeof lines]++;
    clock_gettime(CLOCK_MONOTONIC, &after);
    printf("%lld\n", (after.tv_sec - before.tv_sec) * 1000000000ll + after.tv_nsec - before.tv_nsec);
  }
  printf("%ld %lld\n", (long)clock(), (long long)time(0));
}
