#include <stdio.h>

int main(void) {
  FILE *file = fopen("temporary", "w+");
  if (!file) return 1;
  fputs("still here", file);
  if (remove("temporary") != 0) return 2;
  rewind(file);
  char text[32];
  if (!fgets(text, sizeof text, file)) return 3;
  printf("%s, %s by name\n", text, fopen("temporary", "r") ? "there" : "gone");
  return 0;
}
