#include <stdio.h>
#include <stdlib.h>

int main(void) {
  volatile size_t size = (size_t)-1 / 2;
  int *volatile numbers = malloc(size);
  *numbers = 1;
  printf("%d\n", *numbers);
  return 0;
}
