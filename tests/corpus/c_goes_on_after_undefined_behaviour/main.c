#include <stdio.h>

int main(void) {
  int numbers[4] = {1, 2, 3, 4}, sum = 2147483640;
  for (int i = 0; i < 4; i++) sum += numbers[i];
  printf("%d\n", sum);
  int index;
  if (scanf("%d", &index) != 1) index = 4;
  printf("%d\n", numbers[index & 3] << (index + 28));
}
