// tries: system calls with pointers and lengths beyond its memory, so that the host reads or writes its own
// must: successful
// stdout: "0 succeeded\n"
#include <stdint.h>
#include <stdio.h>
#define W(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name))) int raw_##name
W(fd_write)(int, const void *, size_t, void *);
W(fd_read)(int, const void *, size_t, void *);
W(random_get)(void *, size_t);
W(clock_time_get)(int, uint64_t, void *);
W(fd_fdstat_get)(int, void *);
W(fd_prestat_dir_name)(int, void *, size_t);
W(args_get)(void *, void *);
W(poll_oneoff)(const void *, void *, size_t, void *);
W(fd_readdir)(int, void *, size_t, uint64_t, void *);

int main(void) {
  void *places[] = {(void *)0xfffffff0u, (void *)0xffffffffu, (void *)0x80000000u, (void *)0x7ffffff8u};
  size_t lengths[] = {16, 0x7fffffffu, 0xffffffffu};
  int succeeded = 0;
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j < 3; j++) {
      void *p = places[i];
      size_t n = lengths[j], out;
      struct { void *p; size_t n; } iovec = {p, n};
      succeeded += raw_fd_write(1, p, n, &out) == 0;
      succeeded += raw_fd_write(1, &iovec, 1, &out) == 0;
      succeeded += raw_fd_write(1, &iovec, 1, p) == 0;
      succeeded += raw_fd_read(0, p, n, &out) == 0;
      succeeded += raw_fd_read(0, &iovec, 1, p) == 0;
      succeeded += raw_random_get(p, n) == 0;
      succeeded += raw_clock_time_get(0, 1, p) == 0;
      succeeded += raw_fd_fdstat_get(0, p) == 0;
      succeeded += raw_fd_prestat_dir_name(3, p, n) == 0;
      succeeded += raw_args_get(p, p) == 0;
      succeeded += raw_poll_oneoff(p, p, n, &out) == 0;
      succeeded += raw_fd_readdir(3, p, n, 0, &out) == 0;
    }
  }
  printf("%d succeeded\n", succeeded);
}
