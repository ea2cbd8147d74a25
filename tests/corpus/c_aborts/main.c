#include <stdio.h>
#include <stdlib.h>

int main(void) {
  printf("kept\n");
  fflush(stdout);
  printf("lost: abort does not flush\n");
  abort();
}
