/* Shortest paths between all pairs of nodes. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 6
#endif
#define N 256
static int path[N][N];

int main(void) {
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) path[i][j] = (i + j + round) % 13 == 0 || (i + j) % 7 == 0 ? 999 : i * j % 7 + 1;
    for (int k = 0; k < N; k++)
      for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
          int through = path[i][k] + path[k][j];
          if (through < path[i][j]) path[i][j] = through;
        }
    for (int i = 0; i < N; i++) sum += path[i][(i + 1) % N];
  }
  report(sum);
  return 0;
}
