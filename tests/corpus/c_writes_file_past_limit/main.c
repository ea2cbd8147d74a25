#include <stdio.h>

int main(void) {
  static char block[4096];
  FILE *file = fopen("big.bin", "wb");
  if (!file) return 1;
  for (int i = 0; i < 16; i++) {
    if (fwrite(block, 1, sizeof block, file) != sizeof block) return 2;
    fflush(file);
    printf("%d\n", i + 1);
    fflush(stdout);
  }
  return 0;
}
