#include <stdint.h>
#include <stdio.h>

int main(void) {
  volatile int *wild = (volatile int *)(uintptr_t)0xfffffff0u;
  printf("%d\n", *wild);
  return 0;
}
