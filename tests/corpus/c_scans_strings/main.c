#include <stdio.h>

int main(void) {
  int a, b, c, used;
  char word[16], set[16], one;
  double real;
  printf("%d", sscanf("  12 -7 0x1f", "%d %i %i", &a, &b, &c));
  printf(" %d %d %d\n", a, b, c);
  printf("%d", sscanf("2024-02-29T12", "%4d-%2d-%2dT", &a, &b, &c));
  printf(" %d %d %d\n", a, b, c);
  printf("%d", sscanf("name: Ada; 3.5e2x", "name: %15[A-Za-z]; %lf%c%n", word, &real, &one, &used));
  printf(" %s %g %c %d\n", word, real, one, used);
  printf("%d", sscanf("abc123", "%[^0-9]%d", set, &a));
  printf(" %s %d\n", set, a);
  printf("%d\n", sscanf("12 apples", "%d %d", &a, &b));
  printf("%d\n", sscanf("", "%d", &a));
  printf("%d\n", sscanf("x", "%d", &a));
  printf("%d", sscanf("1 2 3", "%*d %d", &a));
  printf(" %d\n", a);
  unsigned u;
  printf("%d", sscanf("-1", "%u", &u));
  printf(" %u\n", u);
  printf("%d", sscanf("  z", " %c", &one));
  printf(" %c\n", one);
  long long wide;
  printf("%d", sscanf("-9223372036854775808", "%lld", &wide));
  printf(" %lld\n", wide);
  return 0;
}
