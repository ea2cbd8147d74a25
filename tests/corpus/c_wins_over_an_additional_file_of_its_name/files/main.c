#include <stdio.h>

int main(void) {
  puts("the one from the archive");
  return 0;
}
