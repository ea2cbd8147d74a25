#include <string.h>

static char block[1 << 20];

int main(void) {
  for (;;) memmove(block, block + 1, sizeof block - 1);
}
