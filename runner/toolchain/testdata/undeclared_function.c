#include <stdio.h>

int main(void) {
  char line[10];
  gets(line);
  return 0;
}
