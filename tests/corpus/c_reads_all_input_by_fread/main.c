#include <stdint.h>
#include <stdio.h>

int main(void) {
  static unsigned char block[65536];
  uint32_t hash = 2166136261u;
  unsigned long total = 0;
  size_t got;
  while ((got = fread(block, 1, sizeof block, stdin)) > 0) {
    total += got;
    for (size_t i = 0; i < got; i++) hash = (hash ^ block[i]) * 16777619u;
  }
  printf("%lu bytes, FNV-1a %08x, end of file %d\n", total, (unsigned)hash, feof(stdin) != 0);
  return 0;
}
