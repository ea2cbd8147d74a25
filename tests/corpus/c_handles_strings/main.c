#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char buffer[32] = "abc";
  strcat(strncat(buffer, "defgh", 2), "!");
  printf("%s %d\n", buffer, (int)strlen(buffer));
  printf("%s %s\n", strchr("key=value=x", '='), strrchr("key=value=x", '='));
  printf("%s %d\n", strstr("a needle in a haystack", "needle"), strstr("abc", "x") == NULL);
  printf("%d %d %d\n", (int)strspn("12345abc", "0123456789"), (int)strcspn("hello world", " "), strpbrk("hello", "xyzl") != NULL);
  printf("%d %d %d\n", strncmp("abcdef", "abcxyz", 3), strcmp("a", "b") < 0, memcmp("a\0b", "a\0c", 3) < 0);
  char overlap[] = "0123456789";
  memmove(overlap + 2, overlap, 8);
  printf("%s\n", overlap);
  char *copy = strdup("duplicate me");
  for (char *c = copy; *c; c++) *c = (char)(isspace((unsigned char)*c) ? '_' : toupper((unsigned char)*c));
  printf("%s\n", copy);
  char padded[8];
  strncpy(padded, "ab", sizeof padded);
  printf("%d %d\n", padded[2], padded[7]);
  printf("%d %d %d %d\n", isalpha('x') != 0, isdigit('x') != 0, ispunct('!') != 0, isxdigit('F') != 0);
  return 0;
}
