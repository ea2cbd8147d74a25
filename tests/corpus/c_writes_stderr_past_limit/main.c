#include <stdio.h>

int main(void) {
  puts("kept");
  fflush(stdout);
  for (;;) fputs("0123456789abcdef", stderr);
}
