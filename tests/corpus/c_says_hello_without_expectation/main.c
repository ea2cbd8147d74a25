/* No expected output: exit code 0 is all that counts. */
#include <stdio.h>

int main(void) {
  puts("hello, world");
  return 0;
}
