#include <stdio.h>
#include <stdlib.h>

static void at_end(void) { puts("never printed"); }

int main(void) {
  atexit(at_end);
  printf("flushed by hand\n");
  fflush(stdout);
  printf("lost in the buffer\n");
  _Exit(5);
}
