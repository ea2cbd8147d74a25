#include <stdio.h>
#include <string.h>

static int least(int a, int b, int c) { return a < b ? (a < c ? a : c) : (b < c ? b : c); }

int main(void) {
  char a[64], b[64];
  while (scanf("%63s %63s", a, b) == 2) {
    int n = (int)strlen(a), m = (int)strlen(b);
    int cost[n + 1][m + 1];
    for (int i = 0; i <= n; i++) cost[i][0] = i;
    for (int j = 0; j <= m; j++) cost[0][j] = j;
    for (int i = 1; i <= n; i++)
      for (int j = 1; j <= m; j++)
        cost[i][j] = least(cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
    printf("%s -> %s: %d\n", a, b, cost[n][m]);
  }
  return 0;
}
