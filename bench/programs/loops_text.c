/* Formats, splits and compares text with the C library. */
#include <string.h>
#include "bench.h"
#ifndef REPEAT
#define REPEAT 8
#endif

int main(void) {
  double sum = 0;
  static char line[65536];
  for (int round = 0; round < REPEAT; round++)
    for (int block = 0; block < 10; block++) {
      char *to = line;
      while (to - line < 60000) to += sprintf(to, "%u %s;", next_random() % 100000, block % 2 ? "odd" : "even");
      int words = 0;
      for (char *word = strtok(line, " ;"); word; word = strtok(NULL, " ;"))
        if (strcmp(word, "odd") != 0 && strcmp(word, "even") != 0) sum += atoi(word), words++;
      sum += words;
    }
  report(sum);
  return 0;
}
