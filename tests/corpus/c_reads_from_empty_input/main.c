#include <stdio.h>

int main(void) {
  int n;
  printf("%d %d\n", scanf("%d", &n), getchar());
  return 0;
}
