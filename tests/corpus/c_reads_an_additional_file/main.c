#include <stdio.h>

int main(void) {
  FILE *file = fopen("data/primes.txt", "r");
  if (!file) return 1;
  int n, sum = 0;
  while (fscanf(file, "%d", &n) == 1) sum += n;
  printf("%d\n", sum);
  return 0;
}
