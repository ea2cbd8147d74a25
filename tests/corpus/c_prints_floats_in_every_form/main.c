#include <math.h>
#include <stdio.h>

int main(void) {
  printf("%f %.0f %.3f %10.2f| %-10.2f| %+.1f %010.3f\n", 3.14159, 2.5, 1e10 / 3, -1.5, -1.5, 7.0, -3.25);
  printf("%e %.2E %g %g %g %G %#g\n", 12345.678, 0.00012345, 1e5, 1e6, 0.0001, 1e-10, 1.0);
  printf("%a %A %.2a\n", 3.0, 0.1, 1.5);
  printf("%f %F %e %g %5.1f|%-6f|\n", INFINITY, -INFINITY, NAN, INFINITY, NAN, INFINITY);
  printf("%.17g %.17g %.20f\n", 0.1, 1.0 / 3, 0.1);
  printf("%.3g %.10g %g %g\n", 1234567.0, 1234567.0, -0.0, 5e-324);
  printf("%.0f %.0f %.0f %.0f\n", 0.5, 1.5, 2.5, 3.5);
  printf("%f\n", 1.7976931348623157e308);
  return 0;
}
