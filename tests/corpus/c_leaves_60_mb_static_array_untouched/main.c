/* Pages that nobody touches cost nothing, whatever the array's size. */
#include <stdio.h>

static int numbers[15 * 1000 * 1000];

int main(void) {
  volatile int index = 7;
  printf("%d\n", numbers[index]);
  return 0;
}
