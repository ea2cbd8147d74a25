#include <stdio.h>
#include <time.h>
#include <unistd.h>

static long long now_ms(clockid_t clock) {
  struct timespec at;
  clock_gettime(clock, &at);
  return at.tv_sec * 1000LL + at.tv_nsec / 1000000;
}

int main(void) {
  long long start = now_ms(CLOCK_MONOTONIC);
  struct timespec pause = {0, 250000000};
  if (nanosleep(&pause, NULL) != 0) return 1;
  usleep(250000);
  long long slept = now_ms(CLOCK_MONOTONIC) - start;
  puts(slept >= 500 && slept < 600 ? "half a second" : "some other time");
  return 0;
}
