#include <stdio.h>

/* Copies by Duff's device: a switch into the middle of a loop. */
static void copy(char *to, const char *from, int count) {
  int rounds = (count + 3) / 4;
  switch (count % 4) {
    case 0: do { *to++ = *from++;
    case 3: *to++ = *from++;
    case 2: *to++ = *from++;
    case 1: *to++ = *from++;
      } while (--rounds > 0);
  }
}

int main(void) {
  char copied[12] = {0};
  copy(copied, "irreducible", 11);
  printf("%s\n", copied);

  int i = 0, j;
again:
  for (j = 0; j < 5; j++)
    if (i * j == 6) goto found;
  if (++i < 10) goto again;
  puts("not found");
  return 1;
found:
  printf("%d * %d\n", i, j);

  static const void *const labels[] = {&&add, &&twice, &&print};
  const int program[] = {0, 1, 0, 1, 2};
  int value = 1, step = 0;
  goto *labels[program[step++]];
add:
  value += 3;
  goto *labels[program[step++]];
twice:
  value *= 2;
  goto *labels[program[step++]];
print:
  printf("%d\n", value);
  return 0;
}
