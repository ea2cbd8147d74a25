#include <stdio.h>

static int read_int(int *value) {
  int c = getchar();
  while (c == ' ' || c == '\n') c = getchar();
  if (c == EOF) return 0;
  int negative = c == '-';
  if (negative) c = getchar();
  int n = 0;
  for (; c >= '0' && c <= '9'; c = getchar()) n = n * 10 + (c - '0');
  *value = negative ? -n : n;
  return 1;
}

int main(void) {
  int count, n;
  if (!read_int(&count)) return 1;
  long long sum = 0;
  for (int i = 0; i < count; i++) {
    if (!read_int(&n)) return 2;
    sum += n;
  }
  printf("%lld\n", sum);
  return 0;
}
