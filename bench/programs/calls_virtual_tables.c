/* Objects whose methods are reached through tables of function pointers. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 60
#endif
#define N 200000

struct shape;
struct methods {
  double (*area)(const struct shape *);
  void (*grow)(struct shape *, double);
};
struct shape {
  const struct methods *methods;
  double a, b;
};

static double square_area(const struct shape *s) { return s->a * s->a; }
static void square_grow(struct shape *s, double by) { s->a *= by; }
static double rectangle_area(const struct shape *s) { return s->a * s->b; }
static void rectangle_grow(struct shape *s, double by) { s->a *= by, s->b *= by; }
static double circle_area(const struct shape *s) { return 3.14159265358979 * s->a * s->a; }
static double triangle_area(const struct shape *s) { return s->a * s->b / 2; }

static const struct methods kinds[] = {
    {square_area, square_grow},
    {rectangle_area, rectangle_grow},
    {circle_area, square_grow},
    {triangle_area, rectangle_grow},
};
static struct shape shapes[N];

int main(void) {
  double sum = 0;
  for (int i = 0; i < N; i++) shapes[i] = (struct shape){&kinds[next_random() % 4], 1 + i % 5, 2 + i % 3};
  for (int round = 0; round < REPEAT; round++)
    for (int i = 0; i < N; i++) {
      shapes[i].methods->grow(&shapes[i], round % 2 ? 1.25 : 0.8);
      sum += shapes[i].methods->area(&shapes[i]);
    }
  report(sum);
  return 0;
}
