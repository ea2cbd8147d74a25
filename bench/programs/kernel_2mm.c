/* D := alpha A B C + beta D, the textbook's order of loops: columns are walked against the grain. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 8
#endif
#define N 180
static double a[N][N], b[N][N], c[N][N], d[N][N], t[N][N];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) {
        a[i][j] = (double)(i * j % 7 + round) / N;
        b[i][j] = (double)(i * (j + 1) % 5) / N;
        c[i][j] = (double)(i * (j + 3) % 3) / N;
        d[i][j] = (double)(i * (j + 2) % 9) / N;
      }
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) {
        t[i][j] = 0;
        for (int k = 0; k < N; k++) t[i][j] += 1.5 * a[i][k] * b[k][j];
      }
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) {
        d[i][j] *= 1.2;
        for (int k = 0; k < N; k++) d[i][j] += t[i][k] * c[k][j];
      }
    for (int i = 0; i < N; i++) sum += d[i][(i * 5 + round) % N];
  }
  report(sum);
  return 0;
}
