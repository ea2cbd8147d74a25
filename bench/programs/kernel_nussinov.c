/* Folding of a sequence by dynamic programming over intervals: integers and branches. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 24
#endif
#define N 300
static int table[N][N];
static char base[N];

static int larger(int a, int b) { return a > b ? a : b; }

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++) {
      base[i] = (char)((i + 1 + round) % 4);
      for (int j = 0; j < N; j++) table[i][j] = 0;
    }
    for (int i = N - 1; i >= 0; i--)
      for (int j = i + 1; j < N; j++) {
        int best = table[i][j - 1];
        if (i + 1 < N) {
          best = larger(best, table[i + 1][j]);
          int pair = i < j - 1 && base[i] + base[j] == 3;
          best = larger(best, table[i + 1][j - 1] + pair);
        }
        for (int k = i + 1; k < j; k++) best = larger(best, table[i][k] + table[k + 1][j]);
        table[i][j] = best;
      }
    sum += table[0][N - 1];
  }
  report(sum);
  return 0;
}
