/* One line of 4 MB, read by getline, which has to grow its buffer many times. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length = getline(&line, &capacity, stdin);
  long long sum = 0;
  for (ssize_t i = 0; i < length; i++)
    if (line[i] >= '0' && line[i] <= '9') sum += line[i] - '0';
  printf("%lld characters, digits sum to %lld\n", (long long)length, sum);
  free(line);
  return 0;
}
