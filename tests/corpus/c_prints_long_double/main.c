#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  long double third = 1.0L / 3;
  printf("%Lf %.15Lf %.10Le %.12Lg\n", third, third, third, third);
  printf("%Lf %Lg %.1Lf\n", 123456789.125L, 1e300L * 1e300L, -0.05L);
  printf("%.12Lf %.12Lf\n", sqrtl(2.0L), powl(2.0L, 0.5L));
  long double read = 0;
  if (sscanf("2.71828182845904523536", "%Lf", &read) != 1) return 1;
  printf("%.15Lf\n", read);
  printf("%d %d\n", (int)sizeof(long double), LDBL_DIG >= 18);
  return 0;
}
