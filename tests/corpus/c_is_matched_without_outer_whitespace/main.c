#include <stdio.h>

int main(void) {
  printf("\n\t 1 2\n 3\n\n  ");
  return 0;
}
