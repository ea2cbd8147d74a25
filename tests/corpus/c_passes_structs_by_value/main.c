#include <stdio.h>

struct matrix {
  double cell[2][2];
};

struct pair {
  int first;
  char second;
};

static struct matrix multiply(struct matrix a, struct matrix b) {
  struct matrix product = {{{0}}};
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      for (int k = 0; k < 2; k++) product.cell[i][j] += a.cell[i][k] * b.cell[k][j];
  a.cell[0][0] = -1; /* the caller's stays */
  return product;
}

static struct pair swap_case(struct pair p) { return (struct pair){-p.first, (char)(p.second ^ 32)}; }

int main(void) {
  struct matrix power = {{{1, 0}, {0, 1}}}, step = {{{1, 1}, {1, 0}}};
  for (int i = 0; i < 50; i++) power = multiply(power, step);
  printf("%.0f %.0f\n", power.cell[0][1], step.cell[0][0]);
  struct pair pairs[3] = {{.second = 'x', .first = 7}, {8, 'Y'}};
  struct pair copy = swap_case(swap_case(pairs[0]));
  printf("%d%c %d%c %d%d\n", copy.first, copy.second, swap_case(pairs[1]).first, swap_case(pairs[1]).second,
         pairs[2].first, pairs[2].second);
  return 0;
}
