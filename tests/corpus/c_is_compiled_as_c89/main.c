#include <stdio.h>

/* Under -std=c89 `//` is no comment: 4 // ** / 2 is a division. */
int main(void) {
  int halves = 8 //**/ 2
      ;
  int inline_ = 1;
  { int inline = 2; inline_ += inline; }
  printf("%d %d\n", halves, inline_);
#ifdef __STDC_VERSION__
  printf("%ld\n", (long)__STDC_VERSION__);
#endif
  return 0;
}
