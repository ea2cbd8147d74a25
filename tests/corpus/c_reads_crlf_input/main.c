/* Carriage returns come through as they are; %d and %s skip them as white space. */
#include <stdio.h>
#include <string.h>

int main(void) {
  int a, b;
  char word[16], rest[16];
  if (scanf("%d%d%15s", &a, &b, word) != 3) return 1;
  if (!fgets(rest, sizeof rest, stdin)) return 2;
  printf("%d %s %d\n", a + b, word, (int)strlen(rest));
  if (!fgets(rest, sizeof rest, stdin)) return 3;
  printf("%d %d\n", (int)strlen(rest), rest[4]);
  return 0;
}
