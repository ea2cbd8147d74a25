// tries: to open files of the host by every spelling of a path
// must: successful
// stdout: "0 opened\n"
#include <fcntl.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  const char *paths[] = {
    "/etc/passwd", "etc/passwd", "../etc/passwd", "./../../../../etc/passwd", "/../etc/passwd", "//etc/passwd",
    "/./etc/passwd", "/dev/../etc/passwd", "/dev/../../etc/passwd", "dev/../../etc/passwd", "/proc/self/exe",
    "/proc/self/environ", "/proc/1/root/etc/passwd", "/proc/self/fd/0", "/sys/kernel", "/dev/mem", "/dev/sda",
    "/dev/tty", "/dev/fd/3", "/root/.bashrc", "/home", "/tmp/x", "/var", "..", "/..", "../", "../..", "C:\\Windows",
    "\\\\server\\share", "file:///etc/passwd", "/etc/passwd\n", "%2e%2e/etc/passwd", "..\\..\\etc\\passwd",
    "main.c", "main.o", "main.wasm", "/usr/include/stdio.h", "/usr/lib",
  };
  int opened = 0;
  for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) {
    int fd = open(paths[i], O_RDONLY);
    // Above the root there is the root: its own directory is all that a program may find there.
    if (fd >= 0 && strspn(paths[i], "./") != strlen(paths[i])) printf("%s\n", paths[i]), opened++;
  }
  printf("%d opened\n", opened);
}
