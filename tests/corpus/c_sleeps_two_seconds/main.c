/* Sleeping moves the clock and costs no CPU time. */
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  time_t before = time(NULL);
  sleep(2);
  time_t after = time(NULL);
  printf("%lld\n", (long long)after - (long long)before);
  return 0;
}
