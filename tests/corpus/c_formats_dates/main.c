#include <stdio.h>
#include <time.h>

int main(void) {
  time_t instant = 951827696; /* 29 February 2000 */
  struct tm *utc = gmtime(&instant);
  char text[64];
  strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S %A %j", utc);
  printf("%s\n", text);
  struct tm date = {.tm_year = 100, .tm_mon = 1, .tm_mday = 30, .tm_hour = 12};
  time_t normalised = mktime(&date);
  printf("%lld %d %d\n", (long long)normalised, date.tm_mon, date.tm_mday);
  printf("%s", asctime(gmtime(&normalised)));
  printf("%.0f\n", difftime(normalised, instant));
  return 0;
}
