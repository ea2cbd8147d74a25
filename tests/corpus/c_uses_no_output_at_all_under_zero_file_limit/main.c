#include <stdio.h>

int main(void) {
  int n;
  return scanf("%d", &n) == 1 && n == 7 ? 0 : 1;
}
