#include <stdio.h>
#include <stdlib.h>

extern char **environ;

int main(void) {
  int count = 0;
  for (char **entry = environ; entry && *entry; entry++) count++;
  printf("%d\n", count);
  const char *names[] = {"PATH", "HOME", "USER", "LD_PRELOAD", "SERVICE_API_KEY"};
  for (int i = 0; i < 5; i++) printf("%s %s\n", names[i], getenv(names[i]) ? "is set" : "is not set");
  return 0;
}
