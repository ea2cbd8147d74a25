#include <stdio.h>

int main(void) {
  printf("1 2 \n 3\n");
  return 0;
}
