// tries: to fill the host's memory with output
// must: died-sigxfsz
#include <unistd.h>
static char block[1 << 20];
int main(void) {
  for (;;) write(2, block, sizeof block), write(1, block, sizeof block);
}
