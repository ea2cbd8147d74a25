/* LU decomposition without pivoting, in place. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 36
#endif
#define N 200
static double a[N][N];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) a[i][j] = i == j ? N + round : (double)((i * 3 + j * 7) % 19) / 19;
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++) a[i][j] -= a[i][k] * a[k][j];
        a[i][j] /= a[j][j];
      }
      for (int j = i; j < N; j++)
        for (int k = 0; k < i; k++) a[i][j] -= a[i][k] * a[k][j];
    }
    sum += a[N - 1][N - 1];
  }
  report(sum);
  return 0;
}
