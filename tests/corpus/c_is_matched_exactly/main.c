/* A missing final newline is a difference to ExactMatch. */
#include <stdio.h>

int main(void) {
  printf("42");
  return 0;
}
