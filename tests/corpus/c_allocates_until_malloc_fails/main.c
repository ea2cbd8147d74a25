#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int megabytes = 0;
  while (megabytes < 4096 && malloc(1024 * 1024)) megabytes++;
  printf("NULL at last: %d\n", megabytes < 4096);
  printf("most of the limit was had: %d\n", megabytes >= 480 && megabytes <= 500);
  return 0;
}
