#include <stdio.h>

int main(void) {
  for (int i = 0; i < 1024; i++) putchar(i % 64 == 63 ? '\n' : '.');
  return 0;
}
