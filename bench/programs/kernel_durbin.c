/* Solves a Toeplitz system by recursion over its size. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 40
#endif
#define N 1500
static double r[N], y[N], z[N];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++) r[i] = 1.0 / (i + 2 + round % 3);
    double alpha = y[0] = -r[0], beta = 1;
    for (int k = 1; k < N; k++) {
      beta *= 1 - alpha * alpha;
      double t = 0;
      for (int i = 0; i < k; i++) t += r[k - i - 1] * y[i];
      alpha = -(r[k] + t) / beta;
      for (int i = 0; i < k; i++) z[i] = y[i] + alpha * y[k - i - 1];
      for (int i = 0; i < k; i++) y[i] = z[i];
      y[k] = alpha;
    }
    sum += y[N - 1] + y[0];
  }
  report(sum);
  return 0;
}
