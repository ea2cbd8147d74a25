// tries: to overwrite everything that it can write, the tables of its own library included
// must: died-sigsev
#include <stdint.h>
int main(void) {
  for (volatile uint32_t *p = (volatile uint32_t *)1024;; p++) *p = 0xffffffffu;
}
