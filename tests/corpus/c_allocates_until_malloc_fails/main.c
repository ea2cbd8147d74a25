#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int megabytes = 0;
  void **newest = NULL;
  for (void **block; megabytes < 4096 && (block = malloc(1024 * 1024)); megabytes++) {
    *block = newest;
    newest = block;
  }
  printf("NULL at last: %d\n", megabytes < 4096);
  printf("most of the limit was had: %d\n", megabytes >= 480 && megabytes <= 500);
  return 0;
}
