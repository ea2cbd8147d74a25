// tries: to take all memory of the machine
// must: successful
// limits: memory=65536
// stdout: "stopped\n"
#include <stdio.h>
int main(void) {
  int pages = 0;
  while (__builtin_wasm_memory_grow(0, 1) != (unsigned long)-1) pages++;
  while (__builtin_wasm_memory_grow(0, 65536) != (unsigned long)-1) pages++;
  puts(pages <= 1024 ? "stopped" : "too much");
}
