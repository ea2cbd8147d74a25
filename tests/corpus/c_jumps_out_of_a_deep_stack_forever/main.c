#include <setjmp.h>

static jmp_buf top;
volatile int depth;

__attribute__((noinline)) static int descend(int left) {
  if (left == 0) longjmp(top, 1);
  int below = descend(left - 1);
  depth = below;
  return below * 3 + (left & 1);
}

int main(void) {
  for (;;) {
    if (setjmp(top) == 0) descend(20000);
  }
}
