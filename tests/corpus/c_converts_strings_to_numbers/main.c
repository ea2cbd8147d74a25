#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void integer(const char *text, int base) {
  char *end;
  errno = 0;
  long long n = strtoll(text, &end, base);
  printf("\"%s\" in %d: %lld, rest \"%s\"%s\n", text, base, n, end, errno == ERANGE ? ", out of range" : "");
}

static void real(const char *text) {
  char *end;
  errno = 0;
  double n = strtod(text, &end);
  printf("\"%s\": %g, rest \"%s\"%s\n", text, n, end, errno == ERANGE ? ", out of range" : "");
}

int main(void) {
  integer("  -42abc", 10);
  integer("0x1F", 16);
  integer("0x1F", 0);
  integer("0755", 0);
  integer("zz", 36);
  integer("102", 2);
  integer("", 10);
  integer("+-1", 10);
  integer("0xg", 16);
  integer("9223372036854775807", 10);
  integer("9223372036854775808", 10);
  integer("-9999999999999999999", 10);
  real("3.25e2x");
  real("  .5");
  real("0x1.8p3");
  real("inf");
  real("-Infinity!");
  real("1e999");
  real("1e");
  real("abc");
  printf("%d %g %lld\n", atoi("12abc"), atof("1.5kg"), atoll("-8000000000"));
  printf("%d\n", isnan(strtod("nan", NULL)) != 0);
  return 0;
}
