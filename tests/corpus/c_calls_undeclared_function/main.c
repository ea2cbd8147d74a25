#include <stdio.h>

int main(void) {
  printf("%d\n", declared_nowhere(1));
  return 0;
}
