#include <stdio.h>
#include <string.h>

static int code_points(const char *text) {
  int count = 0;
  for (; *text; text++) count += (*text & 0xc0) != 0x80;
  return count;
}

int main(void) {
  char line[256];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = '\0';
    printf("%s: %d bytes, %d characters\n", line, (int)strlen(line), code_points(line));
  }
  printf("%s\n", u8"\u00fcber \U0001F600");
  printf("%d %d\n", strcmp("Zebra", "apple") < 0, strcmp("\xc3\xa4", "z") > 0);
  return 0;
}
