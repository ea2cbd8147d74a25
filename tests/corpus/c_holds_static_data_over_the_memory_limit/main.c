#include <stdio.h>

static char large[4096 * 1024];

int main(void) {
  volatile char *bytes = large;
  for (unsigned i = 0; i < sizeof large; i += 4096) bytes[i] = 1;
  puts("never printed");
  return 0;
}
