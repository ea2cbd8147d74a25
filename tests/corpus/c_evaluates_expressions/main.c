/* A recursive descent parser whose functions call each other in a circle. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

static const char *at;
static int sum(void);

static int number(void) {
  while (*at == ' ') at++;
  if (*at == '-') return at++, -number();
  if (*at == '(') {
    at++;
    int value = sum();
    while (*at == ' ') at++;
    if (*at++ != ')') exit(2);
    return value;
  }
  if (!isdigit((unsigned char)*at)) {
    fprintf(stderr, "unexpected '%c'\n", *at);
    exit(3);
  }
  char *end;
  int value = (int)strtol(at, &end, 10);
  at = end;
  return value;
}

static int product(void) {
  int value = number();
  for (;; ) {
    while (*at == ' ') at++;
    if (*at == '*') at++, value *= number();
    else if (*at == '/') at++, value /= number();
    else return value;
  }
}

static int sum(void) {
  int value = product();
  for (;; ) {
    while (*at == ' ') at++;
    if (*at == '+') at++, value += product();
    else if (*at == '-') at++, value -= product();
    else return value;
  }
}

int main(void) {
  char line[128];
  while (fgets(line, sizeof line, stdin)) {
    at = line;
    printf("%d\n", sum());
  }
  return 0;
}
