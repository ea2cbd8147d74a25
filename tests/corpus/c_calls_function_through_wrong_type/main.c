/* A table entry carries its signature: the call traps where a native one would happen to work. */
#include <stdio.h>

static int one_argument(int a) { return a + 1; }

int main(void) {
  int (*volatile right)(int) = one_argument;
  int (*volatile wrong)(int, double) = (int (*)(int, double))(void *)right;
  printf("%d\n", right(1));
  fflush(stdout);
  printf("%d\n", wrong(1, 2.0));
  return 0;
}
