/* clock() counts work, not sleep. */
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  clock_t start = clock();
  volatile unsigned n = 0;
  for (int i = 0; i < 3000000; i++) n += (unsigned)i;
  clock_t worked = clock();
  sleep(1);
  clock_t slept = clock();
  double work = (double)(worked - start) / CLOCKS_PER_SEC;
  double sleeping = (double)(slept - worked) / CLOCKS_PER_SEC;
  printf("work counts: %d\n", work > 0.0002 && work < 1);
  printf("sleep does not: %d\n", sleeping < 0.5);
  return 0;
}
