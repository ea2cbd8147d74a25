#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  errno = 0;
  FILE *file = fopen("not/there.txt", "r");
  printf("%d %d %s\n", file == NULL, errno == ENOENT, strerror(errno));
  errno = 0;
  file = fopen(".", "w");
  printf("%d %d\n", file == NULL, errno == EISDIR);
  errno = 0;
  unsigned long long big = strtoull("99999999999999999999", NULL, 10);
  printf("%d %d\n", big == ~0ULL, errno == ERANGE);
  errno = 0;
  volatile double minus = -1;
  double root = sqrt(minus);
  printf("%d\n", isnan(root) != 0);
  errno = 0;
  printf("%d\n", fputs("x", stdin) == EOF);
  errno = ENOENT;
  perror("perror says");
  return 0;
}
