/* Cholesky decomposition of a symmetric positive definite matrix, in place. */
#include <math.h>
#include "bench.h"
#ifndef REPEAT
#define REPEAT 24
#endif
#define N 240
static double a[N][N];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j <= i; j++) a[i][j] = i == j ? 2 * N + round : (double)((i + j) % 23) / 23;
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++) a[i][j] -= a[i][k] * a[j][k];
        a[i][j] /= a[j][j];
      }
      for (int k = 0; k < i; k++) a[i][i] -= a[i][k] * a[i][k];
      a[i][i] = sqrt(a[i][i]);
    }
    sum += a[N - 1][N - 1];
  }
  report(sum);
  return 0;
}
