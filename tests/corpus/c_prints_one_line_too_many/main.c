#include <stdio.h>

int main(void) {
  puts("possible");
  puts("impossible");
  puts("debug: 3");
  return 0;
}
