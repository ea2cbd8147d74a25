// tries: to delete the directory it works in, and the root, and to go on
// must: successful
// stdout: "still there\n"
#include <stdio.h>
#include <unistd.h>
int main(void) {
  rmdir(".");
  rmdir("/");
  rmdir("..");
  rmdir("");
  rename("/", "x");
  rename(".", "x");
  unlink(".");
  unlink("/");
  unlink("/dev");
  rmdir("/dev");
  FILE *file = fopen("again.txt", "w");
  if (!file) return puts("gone"), 1;
  fputs("still there\n", file);
  fclose(file);
  char line[32];
  file = fopen("again.txt", "r");
  if (!file || !fgets(line, sizeof line, file)) return 2;
  fputs(line, stdout);
}
