#include <stdio.h>

int main(void) {
  const char *paths[] = {"/proc/self/exe", "/proc/self/environ", "/usr/include/stdio.h", "/bin/sh", "main.wasm", "/dev/sda", "/dev/urandom"};
  for (int i = 0; i < 7; i++) printf("%s %s\n", paths[i], fopen(paths[i], "r") ? "opens" : "does not open");
  return 0;
}
