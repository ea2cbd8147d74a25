// tries: to reach the host through symbolic links, hard links and renames of its own
// must: successful
// stdout: "0 reached\n"
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static int reaches(const char *path) {
  return open(path, O_RDONLY) >= 0;
}

int main(void) {
  int reached = 0;
  mkdir("d", 0777);
  symlink("/etc/passwd", "absolute");
  symlink("../../../../etc/passwd", "relative");
  symlink("../../etc/passwd", "d/deeper");
  symlink("..", "up");
  symlink("/proc/self", "proc");
  symlink("loop", "loop");
  link("/etc/passwd", "hard");
  rename("/etc/passwd", "moved");
  rename("../../etc/passwd", "moved2");
  const char *paths[] = {
    "absolute", "relative", "d/deeper", "up/etc/passwd", "up/up/etc/passwd", "proc/environ", "proc/exe", "loop", "hard",
    "moved", "moved2",
  };
  for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) {
    if (reaches(paths[i])) printf("%s\n", paths[i]), reached++;
  }
  printf("%d reached\n", reached);
}
