#include <stdio.h>

int main(void) {
  printf("  Possible \n\tIMPOSSIBLE\n\n");
  return 0;
}
