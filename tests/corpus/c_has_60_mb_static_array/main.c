#include <stdio.h>

static int numbers[15 * 1000 * 1000];

int main(void) {
  const int count = (int)(sizeof numbers / sizeof numbers[0]);
  for (int i = 0; i < count; i += 1000) numbers[i] = i;
  long long sum = 0;
  for (int i = 0; i < count; i += 500) sum += numbers[i];
  printf("%d bytes, %lld\n", (int)sizeof numbers, sum);
  return 0;
}
