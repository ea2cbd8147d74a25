/* What every program here shares. REPEAT says how often its work is done; 1 is enough to see that it works. */
#ifndef BENCH_H
#define BENCH_H
#include <stdio.h>
#include <stdlib.h>

/* A number that depends on all the work, so that none of it can be left out. */
static inline void report(double checksum) { printf("%.6e\n", checksum); }

/* The same pseudo-random numbers everywhere, whatever the C library. */
static unsigned random_state = 12345;
static inline unsigned next_random(void) {
  random_state = random_state * 1664525u + 1013904223u;
  return random_state >> 8;
}
#endif
