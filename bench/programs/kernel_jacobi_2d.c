/* A five-point stencil over a plane, from one array to the other and back. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 12
#endif
#define N 250
#define STEPS 40
static double a[N][N], b[N][N];

static void step(double to[N][N], double from[N][N]) {
  for (int i = 1; i < N - 1; i++)
    for (int j = 1; j < N - 1; j++)
      to[i][j] = 0.2 * (from[i][j] + from[i][j - 1] + from[i][j + 1] + from[i + 1][j] + from[i - 1][j]);
}

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) a[i][j] = (double)(i * (j + 2) + round) / N, b[i][j] = (double)(i * (j + 3)) / N;
    for (int t = 0; t < STEPS; t++) step(b, a), step(a, b);
    sum += a[N / 2][round % N];
  }
  report(sum);
  return 0;
}
