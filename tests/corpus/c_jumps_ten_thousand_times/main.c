/* A jump leaves the frames between: neither stack may leak. */
#include <setjmp.h>
#include <stdio.h>

static jmp_buf top;

static int dig(int depth, int round) {
  volatile char frame[1024];
  frame[depth] = (char)round;
  if (depth == 20) longjmp(top, round);
  return dig(depth + 1, round) + frame[depth];
}

int main(void) {
  volatile int rounds = 0;
  if (setjmp(top) < 10000) {
    rounds++;
    dig(0, rounds);
  }
  printf("%d\n", rounds);
  return 0;
}
