#include <stdio.h>

int main(void) {
  long long big = 1;
  printf("%d\n", big);
  return 0;
}
