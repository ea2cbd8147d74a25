/* Writing through the NULL of a failed malloc lands in low memory; far behind it is out of bounds. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int count = 0x18000000;
  volatile int *numbers = malloc(sizeof(int) * (size_t)count);
  for (int i = count - 1; i >= 0; i--) numbers[i] = i;
  printf("%d\n", numbers[count - 1]);
  return 0;
}
