#include <signal.h>
#include <stdio.h>

static volatile sig_atomic_t caught;

static void on_signal(int number) { caught = number; }

int main(void) {
  signal(SIGINT, on_signal);
  raise(SIGINT);
  printf("%d\n", caught == SIGINT);
  return 0;
}
