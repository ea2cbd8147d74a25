/* C99: reaching the end of main returns 0. */
#include <stdio.h>

int main(void) {
  puts("the end");
}
