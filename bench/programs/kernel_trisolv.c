/* Solves L x = b for a lower triangular L. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 200
#endif
#define N 800
static double l[N][N], x[N], b[N];

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j <= i; j++) l[i][j] = (double)(i + N - j + 1) * 2 / N;
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++) b[i] = i + round;
    for (int i = 0; i < N; i++) {
      x[i] = b[i];
      for (int j = 0; j < i; j++) x[i] -= l[i][j] * x[j];
      x[i] /= l[i][i];
    }
    sum += x[round % N];
  }
  report(sum);
  return 0;
}
