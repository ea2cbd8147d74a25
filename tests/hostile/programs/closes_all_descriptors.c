// tries: to close and renumber all that it was given, and to find something else under the numbers
// must: successful
// stdout: ""
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
  for (int fd = 0; fd < 100; fd++) close(fd);
  for (int fd = 0; fd < 100; fd++) {
    char byte;
    if (read(fd, &byte, 1) > 0) return 1;
    if (write(fd, "x", 1) > 0) return 2;
  }
  if (open("/etc/passwd", O_RDONLY) >= 0 || open("x", O_CREAT | O_WRONLY, 0666) >= 0) return 3;
  return 0;
}
