#include <math.h>
#include <stdio.h>

int main(void) {
  volatile double one = 1, zero = 0;
  printf("%f %f %d\n", one / zero, -one / zero, isnan(zero / zero) != 0);
  return 0;
}
