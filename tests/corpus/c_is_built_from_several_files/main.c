#include <stdio.h>

#include "lib/stack.h"

extern int pushes;
static int value = 1;

int main(void) {
  push(value);
  push(value + 1);
  push(value + 2);
  int total = 0;
  while (!is_empty()) total = total * 10 + pop();
  printf("%d after %d pushes\n", total, pushes);
  return 0;
}
