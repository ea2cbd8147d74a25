/* memmove and memset are charged by what they touch: a few instructions can cost a lot. */
#include <stdio.h>
#include <string.h>

static char block[1 << 20];

int main(void) {
  volatile int size = sizeof block;
  memset(block, 'x', (size_t)size);
  for (int i = 0; i < 20; i++) memmove(block, block + 1, (size_t)size - 1);
  block[0] = 'y';
  printf("%c%c%c\n", block[0], block[1], block[size - 1]);
  return 0;
}
