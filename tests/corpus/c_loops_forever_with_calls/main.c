#include <stdio.h>

static volatile unsigned state = 1;

__attribute__((noinline)) static unsigned next(void) {
  state = state * 1664525u + 1013904223u;
  return state;
}

int main(void) {
  puts("started");
  fflush(stdout);
  while (next() || !next()) {
  }
  return 0;
}
