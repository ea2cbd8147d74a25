#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  printf("%d %d %d\n", argc, strlen(argv[0]) > 0, argv[argc] == NULL);
  return 0;
}
