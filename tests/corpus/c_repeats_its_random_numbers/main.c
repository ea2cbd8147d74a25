/* rand is seeded with 1 until srand is called, and the same seed gives the same numbers. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int first = rand(), second = rand();
  srand(1);
  int again = rand(), and_again = rand();
  printf("%d %d\n", first == again, second == and_again);
  srand(42);
  int a[100];
  for (int i = 0; i < 100; i++) a[i] = rand();
  srand(42);
  int same = 0, in_range = 0, distinct = 0;
  for (int i = 0; i < 100; i++) {
    int n = rand();
    same += n == a[i];
    in_range += n >= 0 && n <= RAND_MAX;
    distinct += i == 0 || n != a[i - 1];
  }
  printf("%d %d %d %d\n", same, in_range, distinct, RAND_MAX >= 32767);
  return 0;
}
