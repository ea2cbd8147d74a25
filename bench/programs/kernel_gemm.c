/* C := alpha A B + beta C */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 20
#endif
#define N 200
static double a[N][N], b[N][N], c[N][N];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) {
        a[i][j] = (double)(i * j % 13 + round) / N;
        b[i][j] = (double)(i * (j + 1) % 17) / N;
        c[i][j] = (double)((i + j) % 11) / N;
      }
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) c[i][j] *= 1.2;
      for (int k = 0; k < N; k++)
        for (int j = 0; j < N; j++) c[i][j] += 1.5 * a[i][k] * b[k][j];
    }
    for (int i = 0; i < N; i++) sum += c[i][(i * 7 + round) % N];
  }
  report(sum);
  return 0;
}
