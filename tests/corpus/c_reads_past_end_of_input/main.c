#include <stdio.h>

int main(void) {
  int n = -1;
  printf("%d\n", scanf("%d", &n));
  printf("%d\n", scanf("%d", &n));
  printf("%d\n", getchar() == EOF);
  char line[16];
  printf("%d\n", fgets(line, sizeof line, stdin) == NULL);
  printf("%d %d %d\n", n, feof(stdin) != 0, ferror(stdin) != 0);
  return 0;
}
