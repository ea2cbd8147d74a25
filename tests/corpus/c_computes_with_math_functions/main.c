#include <math.h>
#include <stdio.h>

int main(void) {
  for (int i = 1; i <= 4; i++) {
    double x = i * 0.7;
    printf("%.10f %.10f %.10f %.10f\n", sin(x), cos(x), tan(x), atan2(x, 2));
    printf("%.10f %.10f %.10f %.10f\n", exp(x), log(x), log10(x), pow(x, 3.3));
    printf("%.10f %.10f %.10f %.10f\n", sqrt(x), cbrt(x), hypot(x, 1), fmod(10, x));
    printf("%.10f %.10f %.10f %.10f\n", sinh(x), acos(x / 3), erf(x), tgamma(x));
  }
  printf("%.0f %.0f %.0f %.0f %ld %.0f\n", floor(-1.5), ceil(-1.5), trunc(-1.5), round(-1.5), lround(2.5), rint(2.5));
  int exponent;
  double whole, mantissa = frexp(48.0, &exponent), part = modf(-3.75, &whole);
  printf("%g %d %g %g %g\n", mantissa, exponent, part, whole, ldexp(0.75, 4));
  printf("%d %d %d %d\n", isnan(sqrt(-1.0)) != 0, isinf(exp(1000)) != 0, signbit(-0.0) != 0, isfinite(1.0) != 0);
  printf("%g %g %g %g\n", fmax(1, NAN), fmin(2, 3), fabs(-4.0), copysign(5, -1));
  return 0;
}
