#include <errno.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  int created = 0;
  for (; created < 5000; created++) {
    char name[32];
    snprintf(name, sizeof name, "file%d", created);
    FILE *file = fopen(name, "w");
    if (!file) break;
    fclose(file);
  }
  printf("stopped: %d, %s\n", created >= 900 && created <= 1000, strerror(errno));
  return 0;
}
