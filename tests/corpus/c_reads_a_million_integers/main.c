#include <stdio.h>

int main(void) {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  long long sum = 0;
  int least = 0, greatest = 0;
  for (int i = 0; i < count; i++) {
    int n;
    if (scanf("%d", &n) != 1) return 2;
    sum += n;
    if (n < least) least = n;
    if (n > greatest) greatest = n;
  }
  printf("%d numbers, sum %lld, from %d to %d\n", count, sum, least, greatest);
  return 0;
}
