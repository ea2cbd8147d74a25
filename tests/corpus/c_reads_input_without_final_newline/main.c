#include <stdio.h>
#include <string.h>

int main(void) {
  char line[64];
  while (fgets(line, sizeof line, stdin)) {
    size_t length = strlen(line);
    printf("%d%s", (int)length, line[length - 1] == '\n' ? "\n" : " (last)\n");
  }
  return 0;
}
