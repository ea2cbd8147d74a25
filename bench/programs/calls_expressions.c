/* A recursive descent parser over text, one character at a time. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 10000
#endif

static char text[4096];
static const char *at;

static unsigned sum_of(void);

static unsigned factor(void) {
  if (*at == '(') {
    at++;
    unsigned value = sum_of();
    at++;
    return value;
  }
  unsigned value = 0;
  while (*at >= '0' && *at <= '9') value = value * 10 + (unsigned)(*at++ - '0');
  return value;
}

static unsigned product_of(void) {
  unsigned value = factor();
  while (*at == '*') at++, value *= factor();
  return value;
}

static unsigned sum_of(void) {
  unsigned value = product_of();
  while (*at == '+') at++, value += product_of();
  return value;
}

static char *write_expression(char *to, int depth) {
  if (depth == 0) {
    *to++ = (char)('1' + next_random() % 9);
    return to;
  }
  *to++ = '(';
  to = write_expression(to, depth - 1);
  *to++ = next_random() % 2 ? '+' : '*';
  to = write_expression(to, depth - 1);
  *to++ = ')';
  return to;
}

int main(void) {
  *write_expression(text, 9) = '\0';
  double sum = 0;
  for (int round = 0; round < REPEAT; round++) {
    at = text;
    sum += sum_of() % 1000;
    text[1 + round % 8] = text[1 + round % 8]; /* not to be hoisted */
  }
  report(sum);
  return 0;
}
