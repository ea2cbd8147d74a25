#include <stdio.h>

int main(void) {
  for (int row = 0; row < 24; row++) {
    for (int column = 0; column < 64; column++) {
      double re = column / 24.0 - 2.0, im = row / 10.0 - 1.15, x = 0, y = 0;
      int steps = 0;
      for (; steps < 200 && x * x + y * y < 4; steps++) {
        double next = x * x - y * y + re;
        y = 2 * x * y + im;
        x = next;
      }
      putchar(" .:-=+*%@#"[steps == 200 ? 9 : steps % 9]);
    }
    putchar('\n');
  }
  return 0;
}
