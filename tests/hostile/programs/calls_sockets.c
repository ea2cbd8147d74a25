// tries: the system calls for sockets, on every descriptor
// must: successful
// stdout: "0 succeeded\n"
#include <stdint.h>
#include <stdio.h>
#define W(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name))) int raw_##name
W(sock_accept)(int, int, int *);
W(sock_recv)(int, const void *, size_t, int, size_t *, void *);
W(sock_send)(int, const void *, size_t, int, size_t *);
W(sock_shutdown)(int, int);

int main(void) {
  char byte = 'x';
  struct { void *p; size_t n; } iovec = {&byte, 1};
  int succeeded = 0;
  for (int fd = -1; fd < 100; fd++) {
    int out, flags;
    size_t n;
    succeeded += raw_sock_accept(fd, 0, &out) == 0;
    succeeded += raw_sock_recv(fd, &iovec, 1, 0, &n, &flags) == 0;
    succeeded += raw_sock_send(fd, &iovec, 1, 0, &n) == 0;
    succeeded += raw_sock_shutdown(fd, 3) == 0;
  }
  printf("%d succeeded\n", succeeded);
}
