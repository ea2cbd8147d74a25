/* A seven-point stencil in space. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 8
#endif
#define N 50
#define STEPS 20
static double a[N][N][N], b[N][N][N];

static void step(double to[N][N][N], double from[N][N][N]) {
  for (int i = 1; i < N - 1; i++)
    for (int j = 1; j < N - 1; j++)
      for (int k = 1; k < N - 1; k++)
        to[i][j][k] = 0.125 * (from[i + 1][j][k] - 2 * from[i][j][k] + from[i - 1][j][k]) +
                      0.125 * (from[i][j + 1][k] - 2 * from[i][j][k] + from[i][j - 1][k]) +
                      0.125 * (from[i][j][k + 1] - 2 * from[i][j][k] + from[i][j][k - 1]) + from[i][j][k];
}

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        for (int k = 0; k < N; k++) a[i][j][k] = b[i][j][k] = (double)(i + j + (N - k) + round) * 10 / N;
    for (int t = 0; t < STEPS; t++) step(b, a), step(a, b);
    sum += a[N / 2][N / 2][round % N];
  }
  report(sum);
  return 0;
}
