/* Without a buffer nothing is lost when the program dies. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  printf("not even a newline");
  abort();
}
