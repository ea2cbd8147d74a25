#include <stddef.h>
#include <stdio.h>

int main(void) {
  int (*volatile nothing)(int) = NULL;
  printf("%d\n", nothing(1));
  return 0;
}
