/* Names that the linker makes and the memory account asks for. */
#include <stdio.h>
#include <stdlib.h>

int __heap_base = 5, __data_end = 3;

int main(void) {
  printf("%d %d\n", __heap_base, __data_end);
  return 0;
}
