/* 48 MiB of locals fit into the default 64 MiB stack. */
#include <stdio.h>

static int fill(volatile char *bytes, unsigned count) {
  int sum = 0;
  for (unsigned i = 0; i < count; i += 4096) bytes[i] = 1;
  for (unsigned i = 0; i < count; i += 4096) sum += bytes[i];
  return sum;
}

int main(void) {
  volatile char large[48 * 1024 * 1024];
  printf("%d\n", fill(large, sizeof large));
  return 0;
}
