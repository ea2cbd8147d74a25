/* The compiler sees it coming and may compute anything; the program must die all the same. */
#include <stdio.h>

int main(void) {
  int zero = 0;
  printf("%d\n", 1 / 0 + 1 / zero);
  return 0;
}
