#include <stdio.h>

int main(void) {
  printf("\n\n  1 2 \r\n\t3\n   \n4");
  return 0;
}
