// tries: longjmp to a buffer that was never set
// must: died-sigabrt died-sigsev unknown
#include <setjmp.h>
#include <string.h>
int main(void) {
  jmp_buf place;
  memset(place, 0x41, sizeof place);
  longjmp(place, 1);
}
