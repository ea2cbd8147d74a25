#include <stdio.h>

int main(void) {
  printf("%d %s\n", NAME * NAME, TEXT);
  return 0;
}
