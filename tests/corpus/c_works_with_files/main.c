#include <stdio.h>
#include <string.h>

int main(void) {
  FILE *file = fopen("notes.txt", "w");
  if (!file) return 1;
  fprintf(file, "%s\n%d\n", "first line", 42);
  if (fwrite("0123456789", 1, 10, file) != 10) return 2;
  if (fclose(file) != 0) return 3;

  file = fopen("notes.txt", "r+");
  fseek(file, 0, SEEK_END);
  printf("%ld bytes\n", ftell(file));
  fseek(file, -4, SEEK_END);
  printf("%c\n", fgetc(file));
  fseek(file, 6, SEEK_SET);
  fputs("LINE", file);
  rewind(file);
  char line[32];
  int number;
  if (!fgets(line, sizeof line, file) || fscanf(file, "%d", &number) != 1) return 4;
  printf("%s%d\n", line, number);
  fclose(file);

  file = fopen("notes.txt", "a");
  fputs("!", file);
  fclose(file);
  printf("rename %d\n", rename("notes.txt", "renamed.txt"));
  printf("old name %s\n", fopen("notes.txt", "r") ? "opens" : "is gone");
  file = fopen("renamed.txt", "rb");
  char all[64] = {0};
  size_t length = fread(all, 1, sizeof all - 1, file);
  fclose(file);
  printf("%d [%s]\n", (int)length, strrchr(all, '\n') + 1);
  printf("remove %d\n", remove("renamed.txt"));
  printf("again %d\n", remove("renamed.txt") == 0);
  return 0;
}
