#include <signal.h>
#include <stdio.h>

int main(void) {
  raise(SIGFPE);
  puts("never printed");
  return 0;
}
