#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int *zeros = calloc(1000, sizeof *zeros), sum = 0;
  for (int i = 0; i < 1000; i++) sum |= zeros[i];
  printf("%d\n", sum);
  memset(zeros, 0xff, 1000 * sizeof *zeros);
  free(zeros);
  zeros = calloc(1000, sizeof *zeros);
  for (int i = 0; i < 1000; i++) sum |= zeros[i];
  printf("%d\n", sum);
  free(zeros);

  char *text = malloc(8);
  strcpy(text, "kept");
  for (size_t size = 16; size <= 1 << 20; size *= 2) text = realloc(text, size);
  printf("%s\n", text);
  text = realloc(text, 5);
  printf("%s\n", text);
  free(text);
  free(NULL);
  void *volatile impossible = calloc((size_t)-1 / 2, 4);
  printf("%d\n", impossible == NULL);
  void *aligned = aligned_alloc(256, 1024);
  printf("%d\n", (int)((size_t)aligned % 256));
  free(aligned);
  return 0;
}
