#include <stdarg.h>
#include <stdio.h>

static double sum(const char *types, ...) {
  va_list arguments;
  va_start(arguments, types);
  double total = 0;
  for (; *types; types++) {
    if (*types == 'i') total += va_arg(arguments, int);
    else if (*types == 'l') total += (double)va_arg(arguments, long long);
    else if (*types == 'd') total += va_arg(arguments, double);
    else if (*types == 's') total += va_arg(arguments, char *)[0] - '0';
  }
  va_end(arguments);
  return total;
}

__attribute__((format(printf, 1, 2))) static void say(const char *format, ...) {
  char line[128];
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, arguments);
  vsnprintf(line, sizeof line, format, again);
  va_end(again);
  va_end(arguments);
  printf("%d: %s\n", length, line);
}

int main(void) {
  printf("%.2f\n", sum("idlsid", 1, 2.5, 3000000000LL, "4", -5, 0.25));
  printf("%.2f\n", sum(""));
  say("%s has %d legs and %.1f tails", "a cat", 4, 1.0);
  say("nothing");
  return 0;
}
