/* Linear memory has no guard page at address 0: what traps natively goes unnoticed here. */
#include <stdio.h>
#include <stddef.h>

int main(void) {
  int *volatile nowhere = NULL;
  printf("%d\n", *(volatile int *)nowhere);
  return 0;
}
