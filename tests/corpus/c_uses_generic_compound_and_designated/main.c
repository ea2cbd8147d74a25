#include <complex.h>
#include <stdio.h>
#include <tgmath.h>

#define kind(x) _Generic((x), int: "int", double: "double", char *: "string", default: "other")

static int total(const int *numbers, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++) sum += numbers[i];
  return sum;
}

int main(void) {
  printf("%s %s %s %s\n", kind(1), kind(1.0), kind("x"), kind(1.0f));
  printf("%d\n", total((int[]){1, 2, 3, [5] = 10, 20}, 7));
  double complex z = 3.0 + 4.0 * I;
  printf("%.1f %.1f %.1f\n", cabs(z), creal(z * z), cimag(z * z));
  printf("%.1f\n", sqrt(2.25f) + fabs(-1.0));
  _Bool truth = 256;
  printf("%d %d\n", truth, (int)_Alignof(double));
  int n = 4, table[n][n];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) table[i][j] = i * n + j;
  printf("%d %d\n", table[3][2], (int)(sizeof table / sizeof table[0][0]));
  return 0;
}
