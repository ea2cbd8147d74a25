/* The working directory holds what was sent along; /dev and /proc are not there. */
#include <stdio.h>

int main(void) {
  const char *paths[] = {"/dev/stdin", "/dev/null", "/proc/self/exe", "/usr/include/stdio.h", "/tmp/x"};
  for (int i = 0; i < 5; i++) printf("%s %s\n", paths[i], fopen(paths[i], "r") ? "opens" : "does not open");
  return 0;
}
