/* y := A^T (A x) */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 120
#endif
#define N 700
static double a[N][N], x[N], y[N];

int main(void) {
  double sum = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = (double)((i + j) % N) / (5 * N);
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++) x[i] = 1 + (double)(i + round) / N, y[i] = 0;
    for (int i = 0; i < N; i++) {
      double t = 0;
      for (int j = 0; j < N; j++) t += a[i][j] * x[j];
      for (int j = 0; j < N; j++) y[j] += a[i][j] * t;
    }
    for (int i = 0; i < N; i++) sum += y[i];
  }
  report(sum);
  return 0;
}
