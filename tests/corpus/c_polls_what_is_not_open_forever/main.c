#include <wasi/api.h>

static __wasi_subscription_t wanted[4096];
static __wasi_event_t events[4096];

int main(void) {
  for (int i = 0; i < 4096; i++) {
    wanted[i].u.tag = __WASI_EVENTTYPE_FD_READ;
    wanted[i].u.u.fd_read.file_descriptor = 99;
  }
  for (;;) {
    __wasi_size_t count;
    if (__wasi_poll_oneoff(wanted, events, 4096, &count) != 0 || count != 4096) return 1;
  }
}
