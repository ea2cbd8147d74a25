#include <assert.h>
#include <stdio.h>

static int half(int n) {
  assert(n % 2 == 0);
  return n / 2;
}

int main(void) {
  printf("%d\n", half(8));
  fflush(stdout);
  printf("%d\n", half(9));
  return 0;
}
