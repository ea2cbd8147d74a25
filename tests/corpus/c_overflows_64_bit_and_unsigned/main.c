#include <inttypes.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
  unsigned u = UINT_MAX;
  uint64_t big = UINT64_MAX;
  int64_t least = INT64_MIN;
  printf("%u %u %" PRIu64 " %" PRIu64 "\n", u, u + 1, big, big + 1);
  printf("%" PRId64 " %" PRId64 "\n", least, (int64_t)((uint64_t)least - 1));
  printf("%" PRIu64 "\n", UINT64_C(0xdeadbeefcafebabe) * UINT64_C(0x123456789abcdef1));
  printf("%" PRId64 " %" PRId64 "\n", INT64_C(-7) / 2, INT64_C(-7) % 2);
  printf("%d %d\n", -1 < 1u, (signed char)200);
  printf("%u %u\n", (unsigned)(uint8_t)300, (unsigned)(uint16_t)-1);
  printf("%" PRIx64 "\n", (uint64_t)INT64_C(-1) >> 4);
  unsigned __int128 wide = (unsigned __int128)big * big;
  printf("%" PRIx64 " %" PRIx64 "\n", (uint64_t)(wide >> 64), (uint64_t)wide);
  printf("%" PRIu64 "\n", (uint64_t)(wide / 1000000007u % 1000000007u));
  int sum, overflowed = __builtin_add_overflow(INT_MAX, 1, &sum);
  printf("%d %d\n", overflowed, sum);
  return 0;
}
