#include <stdio.h>

int main(void) {
  printf("  yes, ÄÖÜ and ß\n");
  return 0;
}
