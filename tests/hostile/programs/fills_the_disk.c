// tries: to write more files than a disk holds
// must: successful
// limits: cpu=15000,wall=20000
// stdout: "full\n"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
static char block[1 << 20];
int main(void) {
  for (int i = 0; i < 100000; i++) {
    char name[32];
    sprintf(name, "f%d", i);
    int fd = open(name, O_CREAT | O_WRONLY, 0666);
    if (fd < 0) break;
    for (int j = 0; j < 40; j++) {
      if (write(fd, block, sizeof block) < 0) {
        puts(errno == ENOSPC ? "full" : "another error");
        return 0;
      }
    }
    close(fd);
  }
  puts("never full");
}
