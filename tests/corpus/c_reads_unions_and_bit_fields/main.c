#include <stdint.h>
#include <stdio.h>
#include <string.h>

union number {
  float real;
  uint32_t bits;
  uint8_t bytes[4];
};

struct date {
  unsigned day : 5, month : 4;
  signed year : 14;
};

struct value {
  enum { INTEGER, TEXT } kind;
  union {
    int integer;
    const char *text;
  };
};

int main(void) {
  union number n = {.real = 1.0f};
  printf("%08x %d%d%d%d\n", (unsigned)n.bits, n.bytes[0], n.bytes[1], n.bytes[2], n.bytes[3]);
  n.bits = 0xc2f60000;
  printf("%.1f\n", n.real);
  struct date d = {31, 12, -44};
  d.day++;
  printf("%d %d %d %d\n", d.day, d.month, d.year, (int)sizeof d);
  struct value values[] = {{INTEGER, .integer = 7}, {TEXT, .text = "seven"}};
  for (int i = 0; i < 2; i++)
    if (values[i].kind == INTEGER) printf("%d\n", values[i].integer);
    else printf("%s\n", values[i].text);
  double real = -0.0;
  uint64_t bits;
  memcpy(&bits, &real, sizeof bits);
  printf("%016llx\n", (unsigned long long)bits);
  return 0;
}
