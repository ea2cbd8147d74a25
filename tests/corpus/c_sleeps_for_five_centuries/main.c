#include <wasi/api.h>

int main(void) {
  __wasi_subscription_t wanted = {0};
  __wasi_event_t event;
  __wasi_size_t count;
  wanted.u.tag = __WASI_EVENTTYPE_CLOCK;
  wanted.u.u.clock.id = __WASI_CLOCKID_MONOTONIC;
  wanted.u.u.clock.timeout = ~0ull;
  return __wasi_poll_oneoff(&wanted, &event, 1, &count);
}
