#include <dirent.h>
#include <stdio.h>

int main(void) {
  for (int i = 0; i < 500; i++) {
    char name[16];
    sprintf(name, "%d", i);
    FILE *file = fopen(name, "w");
    if (!file) return 1;
    fclose(file);
  }
  for (;;) {
    DIR *directory = opendir(".");
    if (!directory) return 2;
    int count = 0;
    while (readdir(directory)) count++;
    closedir(directory);
    if (count != 502) return 3;
  }
}
