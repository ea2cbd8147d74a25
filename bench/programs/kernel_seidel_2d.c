/* A nine-point stencil in place: each value needs the one before it. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 8
#endif
#define N 200
#define STEPS 20
static double a[N][N];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) a[i][j] = ((double)i * (j + 2) + round) / N;
    for (int t = 0; t < STEPS; t++)
      for (int i = 1; i < N - 1; i++)
        for (int j = 1; j < N - 1; j++)
          a[i][j] = (a[i - 1][j - 1] + a[i - 1][j] + a[i - 1][j + 1] + a[i][j - 1] + a[i][j] + a[i][j + 1] +
                     a[i + 1][j - 1] + a[i + 1][j] + a[i + 1][j + 1]) / 9;
    sum += a[N / 2][round % N];
  }
  report(sum);
  return 0;
}
