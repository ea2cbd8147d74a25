/* Electric and magnetic field in a plane, by finite differences in time. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 20
#endif
#define N 220
#define STEPS 30
static double ex[N][N], ey[N][N], hz[N][N];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) {
        ex[i][j] = (double)i * (j + 1) / N;
        ey[i][j] = (double)i * (j + 2) / N;
        hz[i][j] = (double)i * (j + 3 + round) / N;
      }
    for (int t = 0; t < STEPS; t++) {
      for (int j = 0; j < N; j++) ey[0][j] = t;
      for (int i = 1; i < N; i++)
        for (int j = 0; j < N; j++) ey[i][j] -= 0.5 * (hz[i][j] - hz[i - 1][j]);
      for (int i = 0; i < N; i++)
        for (int j = 1; j < N; j++) ex[i][j] -= 0.5 * (hz[i][j] - hz[i][j - 1]);
      for (int i = 0; i < N - 1; i++)
        for (int j = 0; j < N - 1; j++) hz[i][j] -= 0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]);
    }
    sum += hz[N / 2][round % N];
  }
  report(sum);
  return 0;
}
