#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *block = malloc(512 * 1024);
  if (!block) return 1;
  for (int i = 0; i < 512 * 1024; i++) block[i] = (char)i;
  void *volatile more = malloc(2048 * 1024);
  printf("512 KiB: %d, 2048 KiB more: %d\n", block[1000] == (char)1000, more != NULL);
  return 0;
}
