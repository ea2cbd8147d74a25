#include <assert.h>
#include <stdio.h>

int main(void) {
  assert(1 + 1 == 3);
  puts("assertions are off");
  return 0;
}
