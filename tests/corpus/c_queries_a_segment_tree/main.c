#include <stdio.h>

enum { size = 1 << 16 };
static long long sum[2 * size];

static void add(int at, long long value) {
  for (at += size; at; at /= 2) sum[at] += value;
}

static long long between(int from, int to) {
  long long total = 0;
  for (from += size, to += size + 1; from < to; from /= 2, to /= 2) {
    if (from & 1) total += sum[from++];
    if (to & 1) total += sum[--to];
  }
  return total;
}

int main(void) {
  unsigned state = 1;
  for (int i = 0; i < size; i++) add(i, i);
  printf("%lld\n", between(0, size - 1));
  unsigned long long check = 0;
  for (int i = 0; i < 20000; i++) {
    state = state * 1664525u + 1013904223u;
    int a = (int)(state >> 16) % size, b = (int)(state & 0xffff);
    add(a, (int)(state % 1000) - 500);
    check = check * 31 + (unsigned long long)(a < b ? between(a, b) : between(b, a));
  }
  printf("%llu\n", check);
  return 0;
}
