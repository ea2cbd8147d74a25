#include <stdio.h>

int main(void) {
#if defined(__OPTIMIZE_SIZE__)
  puts("for size");
#else
  puts("not for size");
#endif
  return 0;
}
