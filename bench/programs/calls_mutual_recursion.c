/* Hofstadter's female and male sequences: two functions that call each other. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 12
#endif

static int male(int n);
static int female(int n) { return n == 0 ? 1 : n - male(female(n - 1)); }
static int male(int n) { return n == 0 ? 0 : n - female(male(n - 1)); }

int main(void) {
  double sum = 0;
  volatile int n = 120;
  for (int round = 0; round < REPEAT; round++) sum += female(n + round % 3) + male(n);
  report(sum);
  return 0;
}
