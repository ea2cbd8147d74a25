#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int operation(int, int);

static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
static int multiply(int a, int b) { return a * b; }

struct shape {
  double (*area)(const struct shape *);
  double a, b;
};

static double rectangle(const struct shape *s) { return s->a * s->b; }
static double triangle(const struct shape *s) { return s->a * s->b / 2; }

static operation *choose(char symbol) {
  switch (symbol) {
    case '+': return add;
    case '-': return subtract;
    case '*': return multiply;
  }
  return NULL;
}

static int fold(operation *f, const int *numbers, int count, int start) {
  for (int i = 0; i < count; i++) start = f(start, numbers[i]);
  return start;
}

int main(void) {
  const int numbers[] = {1, 2, 3, 4, 5};
  for (const char *symbol = "+-*"; *symbol; symbol++)
    printf("%c %d\n", *symbol, fold(choose(*symbol), numbers, 5, *symbol == '*'));
  printf("%d\n", choose('/') == NULL);
  struct shape shapes[] = {{rectangle, 3, 4}, {triangle, 3, 4}};
  for (int i = 0; i < 2; i++) printf("%.1f\n", shapes[i].area(&shapes[i]));
  size_t (*length)(const char *) = strlen;
  printf("%d\n", (int)length("library functions have addresses too"));
  return 0;
}
