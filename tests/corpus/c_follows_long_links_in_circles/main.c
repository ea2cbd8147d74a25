/* Each link leads to the next and names two thousand directories behind it, none of which is ever reached. */
#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
  char target[4096], name[16];
  for (int i = 0; i < 41; i++) {
    int length = sprintf(target, "l%d", i + 1);
    while (length < 4090) {
      target[length++] = '/';
      target[length++] = 'a';
    }
    target[length] = 0;
    sprintf(name, "l%d", i);
    if (symlink(target, name) != 0) return 1;
  }
  struct stat about;
  for (int i = 0; i < 200; i++) {
    if (stat("l0", &about) == 0 || errno != ELOOP) return 2;
  }
  puts("round in circles");
  return 0;
}
