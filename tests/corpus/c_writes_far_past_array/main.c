/* Unflushed output is lost, as it is on a pipe natively. */
#include <stdio.h>

static int small[4];

int main(void) {
  volatile unsigned index = 0x30000000u;
  printf("still in the buffer");
  small[index] = 1;
  printf("%d\n", small[index]);
  return 0;
}
