/* x1 += A y1, x2 += A^T y2, the transposed product column by column. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 120
#endif
#define N 600
static double a[N][N], x1[N], x2[N], y1[N], y2[N];

int main(void) {
  for (int i = 0; i < N; i++) {
    y1[i] = (double)((i + 3) % N) / N, y2[i] = (double)((i + 4) % N) / N;
    for (int j = 0; j < N; j++) a[i][j] = (double)(i * j % N) / N;
  }
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) x1[i] += a[i][j] * y1[j];
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) x2[i] += a[j][i] * y2[j];
  }
  double sum = 0;
  for (int i = 0; i < N; i++) sum += x1[i] + x2[i];
  report(sum);
  return 0;
}
