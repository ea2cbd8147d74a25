/* wasm32 is ILP32: long, size_t and pointers are 32 bits wide, unlike on a 64-bit Linux. */
#include <limits.h>
#include <stdio.h>

int main(void) {
  printf("%d %d %d %d %d\n", (int)sizeof(int), (int)sizeof(long), (int)sizeof(long long), (int)sizeof(void *),
         (int)sizeof(size_t));
  printf("%ld %lu\n", LONG_MAX, ULONG_MAX);
  return 0;
}
