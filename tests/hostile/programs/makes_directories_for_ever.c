// tries: to fill the host's memory with directories, links and names
// must: successful
// limits: cpu=15000,wall=20000
// stdout: "refused\n"
#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
  int made = 0;
  char name[32], target[4000];
  for (int i = 0; i < 3999; i++) target[i] = 'a';
  target[3999] = 0;
  for (int i = 0; i < 100000; i++) {
    sprintf(name, "d%d", i);
    if (mkdir(name, 0777) == 0) made++;
    sprintf(name, "s%d", i);
    if (symlink(target, name) == 0) made++;
  }
  puts(made <= 1000 ? "refused" : "too many");
}
