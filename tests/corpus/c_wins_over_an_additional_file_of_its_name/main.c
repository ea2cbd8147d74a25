#include <stdio.h>

int main(void) {
  puts("the submitted one");
  return 0;
}
