#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  int count = 0;
  while ((length = getline(&line, &capacity, stdin)) != -1) {
    if (line[length - 1] == '\n') line[--length] = '\0';
    printf("%d: [%s] %d\n", ++count, line, (int)length);
  }
  free(line);
  return 0;
}
