#include <stdio.h>
#include <stdlib.h>

static void first(void) { puts("registered first"); }
static void second(void) { puts("registered second"); }
static void third(void) {
  puts("registered third");
  atexit(first);
}

int main(void) {
  atexit(first);
  atexit(second);
  atexit(third);
  puts("main");
  return 0;
}
