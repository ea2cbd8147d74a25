/* A three-point stencil over a line. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 20
#endif
#define N 4000
#define STEPS 500
static double a[N], b[N];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++) a[i] = (double)(i + 2 + round) / N, b[i] = (double)(i + 3) / N;
    for (int t = 0; t < STEPS; t++) {
      for (int i = 1; i < N - 1; i++) b[i] = (a[i - 1] + a[i] + a[i + 1]) / 3;
      for (int i = 1; i < N - 1; i++) a[i] = (b[i - 1] + b[i] + b[i + 1]) / 3;
    }
    sum += a[N / 2];
  }
  report(sum);
  return 0;
}
