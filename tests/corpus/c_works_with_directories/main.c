#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void list(const char *path) {
  DIR *directory = opendir(path);
  if (!directory) {
    printf("%s: %s\n", path, strerror(errno));
    return;
  }
  int files = 0, directories = 0;
  for (struct dirent *entry; (entry = readdir(directory));) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    char full[512];
    struct stat about;
    snprintf(full, sizeof full, "%s/%s", path, entry->d_name);
    if (stat(full, &about) != 0) continue;
    if (S_ISDIR(about.st_mode)) directories++;
    else files += (int)about.st_size;
  }
  closedir(directory);
  printf("%s: %d bytes in files, %d directories\n", path, files, directories);
}

int main(void) {
  printf("%d\n", mkdir("box", 0777));
  int again = mkdir("box", 0777);
  printf("%d %d\n", again, errno == EEXIST);
  printf("%d\n", mkdir("box/inner", 0777));
  for (int i = 0; i < 50; i++) {
    char name[32];
    snprintf(name, sizeof name, "box/file%d.txt", i);
    FILE *file = fopen(name, "w");
    fputs("four", file);
    fclose(file);
  }
  list("box");
  int removed = rmdir("box");
  printf("%d %d\n", removed, errno == ENOTEMPTY);
  printf("%d\n", rmdir("box/inner"));
  for (int i = 0; i < 50; i++) {
    char name[32];
    snprintf(name, sizeof name, "box/file%d.txt", i);
    if (unlink(name) != 0) return 1;
  }
  list("box");
  printf("%d\n", rmdir("box"));
  list("box");
  return 0;
}
