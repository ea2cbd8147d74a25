#include <stdint.h>
#include <stdio.h>

static uint32_t reverse(uint32_t n) {
  n = (n >> 1 & 0x55555555) | (n & 0x55555555) << 1;
  n = (n >> 2 & 0x33333333) | (n & 0x33333333) << 2;
  n = (n >> 4 & 0x0f0f0f0f) | (n & 0x0f0f0f0f) << 4;
  return __builtin_bswap32(n);
}

static uint32_t rotate(uint32_t n, int by) { return n << by | n >> (32 - by); }

int main(void) {
  const uint32_t samples[] = {1, 2, 0x80000000, 0xdeadbeef, 0xffffffff, 12345};
  for (int i = 0; i < 6; i++) {
    uint32_t n = samples[i];
    printf("%08x %2d %2d %2d %d %08x %08x %08x\n", (unsigned)n, __builtin_popcount(n), __builtin_clz(n),
           __builtin_ctz(n), __builtin_parity(n), (unsigned)reverse(n), (unsigned)rotate(n, 7), (unsigned)(n & -n));
  }
  printf("%d %d %d\n", __builtin_popcountll(0xf0f0f0f0f0f0f0f0ull), __builtin_clzll(1), __builtin_ctzll(1ull << 40));
  unsigned subsets = 0, mask = 0x2d;
  for (unsigned subset = mask; subset; subset = (subset - 1) & mask) subsets++;
  printf("%u\n", subsets);
  int a = 5, b = 9;
  a ^= b, b ^= a, a ^= b;
  printf("%d %d\n", a, b);
  return 0;
}
