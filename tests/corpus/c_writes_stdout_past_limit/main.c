/* What still fitted is kept: 64 KiB to the byte. */
#include <stdio.h>

int main(void) {
  for (;;) fputs("0123456789abcdef", stdout);
}
