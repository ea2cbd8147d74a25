#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long long inversions(int *numbers, int *scratch, int count) {
  if (count < 2) return 0;
  int half = count / 2, i = 0, j = half, k = 0;
  long long total = inversions(numbers, scratch, half) + inversions(numbers + half, scratch, count - half);
  while (i < half || j < count) {
    if (j == count || (i < half && numbers[i] <= numbers[j])) scratch[k++] = numbers[i++];
    else total += half - i, scratch[k++] = numbers[j++];
  }
  memcpy(numbers, scratch, (size_t)count * sizeof *numbers);
  return total;
}

int main(void) {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  int *numbers = malloc(2 * sizeof(int) * (size_t)count);
  for (int i = 0; i < count; i++)
    if (scanf("%d", &numbers[i]) != 1) return 2;
  printf("%lld\n", inversions(numbers, numbers + count, count));
  return 0;
}
