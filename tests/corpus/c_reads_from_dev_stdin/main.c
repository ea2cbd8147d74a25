#include <stdio.h>

int main(void) {
  FILE *input = fopen("/dev/stdin", "r");
  int a, b;
  if (!input || fscanf(input, "%d %d", &a, &b) != 2) return 1;
  FILE *nothing = fopen("/dev/null", "r+");
  if (!nothing) return 2;
  printf("%d %d\n", a * b, fputs("into the void", nothing) >= 0);
  FILE *errors = fopen("/dev/stderr", "w");
  if (!errors) return 3;
  fputs("a note\n", errors);
  return 0;
}
