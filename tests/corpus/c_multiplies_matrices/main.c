#include <stdio.h>

#define N 120

static double a[N][N], b[N][N], c[N][N];

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = (i * j) % 7, b[i][j] = (i + j) % 5 - 2;
  for (int i = 0; i < N; i++)
    for (int k = 0; k < N; k++)
      for (int j = 0; j < N; j++) c[i][j] += a[i][k] * b[k][j];
  double trace = 0, sum = 0;
  for (int i = 0; i < N; i++) {
    trace += c[i][i];
    for (int j = 0; j < N; j++) sum += c[i][j];
  }
  printf("%.0f %.0f\n", trace, sum);
  return 0;
}
