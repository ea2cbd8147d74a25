/* No state of the interface names this death; its signal number says SIGILL. */
#include <stdio.h>

int main(void) {
  puts("kept");
  fflush(stdout);
  __builtin_trap();
}
