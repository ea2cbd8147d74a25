#include <stdio.h>
#include <unistd.h>

int main(void) {
  for (int i = 1;; i++) {
    printf("%d\n", i);
    fflush(stdout);
    usleep(100000);
  }
}
