// tries: to overwrite its stack, and with it where functions return to
// must: successful
// stdout: "returned\n"
#include <stdio.h>
#include <stdlib.h>
static void attacker(void) { puts("hijacked"); }
__attribute__((noinline)) static void victim(volatile char *out) {
  void *buffer[4];
  // Upwards lie the frames of all that called it; return addresses do not.
  volatile void **p = (volatile void **)buffer;
  for (int i = 0; i < 64; i++) p[i] = (void *)attacker;
  *out = 1;
}
static char done;
int main(void) {
  victim(&done);
  fputs("returned\n", stdout);
  fflush(stdout);
  __builtin_wasm_memory_size(0);
  _Exit(0);
}
