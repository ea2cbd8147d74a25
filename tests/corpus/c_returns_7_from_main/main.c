#include <stdio.h>

int main(void) {
  /* Returning from main is exit(): stdio is flushed. */
  printf("no newline, still flushed");
  return 7;
}
