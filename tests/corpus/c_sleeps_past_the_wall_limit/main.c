#include <stdio.h>
#include <unistd.h>

int main(void) {
  puts("good night");
  fflush(stdout);
  sleep(3600);
  puts("never printed");
  return 0;
}
