#include <stdio.h>

int main(void) {
  for (int i = 0; i < 3; i++) {
    printf("answer %d\n", i);
    fprintf(stderr, "note %d\n", i);
  }
  return 0;
}
