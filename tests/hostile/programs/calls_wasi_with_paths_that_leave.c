// tries: every system call that takes a path, raw, with paths that leave the directory, on every descriptor
// must: successful
// stdout: "0 calls left it\n"
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#define W(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name))) int raw_##name
W(path_open)(int, int, const char *, size_t, int, uint64_t, uint64_t, int, int *);
W(path_filestat_get)(int, int, const char *, size_t, void *);
W(path_readlink)(int, const char *, size_t, char *, size_t, size_t *);
W(path_symlink)(const char *, size_t, int, const char *, size_t);
W(path_link)(int, int, const char *, size_t, int, const char *, size_t);
W(path_rename)(int, const char *, size_t, int, const char *, size_t);
W(path_create_directory)(int, const char *, size_t);
W(path_unlink_file)(int, const char *, size_t);
W(path_remove_directory)(int, const char *, size_t);
W(path_filestat_set_times)(int, int, const char *, size_t, uint64_t, uint64_t, int);

int main(void) {
  const char *paths[] = {"/etc/passwd", "../etc/passwd", "../../../../../../etc/passwd", "x/../../etc/passwd", "./../etc/passwd"};
  int left = 0;
  for (int fd = -2; fd < 64; fd++) {
    for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) {
      const char *p = paths[i];
      size_t n = strlen(p), used;
      int opened;
      char buffer[256];
      uint64_t stat[8];
      left += raw_path_open(fd, 1, p, n, 0, -1ull, -1ull, 0, &opened) == 0;
      left += raw_path_open(fd, 1, p, n, 1 | 8, -1ull, -1ull, 1, &opened) == 0;
      left += raw_path_filestat_get(fd, 1, p, n, stat) == 0;
      left += raw_path_readlink(fd, p, n, buffer, sizeof buffer, &used) == 0;
      left += raw_path_symlink("y", 1, fd, p, n) == 0;
      left += raw_path_link(fd, 1, p, n, fd, "y", 1) == 0;
      left += raw_path_link(fd, 1, "y", 1, fd, p, n) == 0;
      left += raw_path_rename(fd, p, n, fd, "y", 1) == 0;
      left += raw_path_rename(fd, "y", 1, fd, p, n) == 0;
      left += raw_path_create_directory(fd, p, n) == 0;
      left += raw_path_unlink_file(fd, p, n) == 0;
      left += raw_path_remove_directory(fd, p, n) == 0;
      left += raw_path_filestat_set_times(fd, 1, p, n, 0, 0, 0) == 0;
    }
  }
  printf("%d calls left it\n", left);
}
