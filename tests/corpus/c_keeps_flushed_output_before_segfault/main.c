#include <stdint.h>
#include <stdio.h>

int main(void) {
  printf("kept\n");
  fflush(stdout);
  fprintf(stderr, "also kept\n");
  printf("lost\n");
  *(volatile char *)(uintptr_t)0xffff0000u = 1;
  return 0;
}
