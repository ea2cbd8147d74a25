#include <stdio.h>

int main(void) {
  puts("Yes");
  return 0;
}
