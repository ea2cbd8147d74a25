/* Correlation of every column of a table with every other. */
#include <math.h>
#include "bench.h"
#ifndef REPEAT
#define REPEAT 24
#endif
#define N 220
#define M 200
static double data[N][M], correlation[M][M], mean[M], deviation[M];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < M; j++) data[i][j] = (double)(i * j % 31 + round) / M + i;
    for (int j = 0; j < M; j++) {
      mean[j] = deviation[j] = 0;
      for (int i = 0; i < N; i++) mean[j] += data[i][j];
      mean[j] /= N;
      for (int i = 0; i < N; i++) deviation[j] += (data[i][j] - mean[j]) * (data[i][j] - mean[j]);
      deviation[j] = sqrt(deviation[j] / N);
      if (deviation[j] <= 0.1) deviation[j] = 1;
    }
    for (int i = 0; i < N; i++)
      for (int j = 0; j < M; j++) data[i][j] = (data[i][j] - mean[j]) / (sqrt(N) * deviation[j]);
    for (int i = 0; i < M; i++) {
      correlation[i][i] = 1;
      for (int j = i + 1; j < M; j++) {
        double c = 0;
        for (int k = 0; k < N; k++) c += data[k][i] * data[k][j];
        correlation[i][j] = correlation[j][i] = c;
      }
    }
    sum += correlation[1][M - 1];
  }
  report(sum);
  return 0;
}
