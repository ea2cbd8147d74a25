#include <stdio.h>
#include <string.h>

int main(void) {
  char text[64];
  int written = snprintf(text, 8, "%s-%d", "truncated", 12345);
  printf("%d [%s]\n", written, text);
  written = sprintf(text, "%05d|%-5d|%+d|% d|%x|%#X|%o|%#o", 42, 42, 42, 42, 255, 255, 8, 8);
  printf("%d [%s]\n", written, text);
  printf("[%10s] [%-10s] [%.3s] [%*.*s]\n", "right", "left", "cut off", 8, 2, "star");
  printf("[%c%c] [%%] [%5c]\n", 65, 'B', 'C');
  printf("%lld %llu %hhd %hd %zu %jd\n", -9223372036854775807LL - 1, 18446744073709551615ULL, (char)1, (short)-2,
         (size_t)3, (__INTMAX_TYPE__)-4);
  printf("%s\n", (char *)memset(memset(text, 0, sizeof text), '=', 20));
  int position = 0;
  printf("12345%n", &position);
  printf(" %d\n", position);
  printf("%2$s %1$s\n", "world", "hello");
  return 0;
}
