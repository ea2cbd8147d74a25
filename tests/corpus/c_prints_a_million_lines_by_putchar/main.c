#include <stdio.h>

static void print(unsigned n) {
  if (n >= 10) print(n / 10);
  putchar('0' + (int)(n % 10));
}

int main(void) {
  for (unsigned i = 1; i <= 1000000; i++) {
    print(i);
    putchar('\n');
  }
  return 0;
}
