#include <stdio.h>

int main(void) {
  int unused = 1;
  puts("warned and judged");
  return 0;
}
