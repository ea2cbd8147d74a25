// tries: to nest directories until the host's own recursion breaks
// must: successful
// limits: cpu=15000,wall=20000
// stdout: "survived\n"
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
  static char path[300000];
  for (int i = 0; i < 100000; i++) {
    strcat(path + (i > 0 ? 2 * i - 2 : 0), "d/");
    if (mkdir(path, 0777) != 0) break;
  }
  struct stat found;
  stat(path, &found);
  rename("d", "e");
  puts("survived");
}
