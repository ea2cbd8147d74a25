/* musl learns at the first line that stdout is no terminal, and has written that line by then; from there on it buffers. */
#include <stdio.h>

int main(void) {
  printf("kept\n");
  printf("lost\n");
  __builtin_trap();
}
