// tries: to leave something behind for the next task: files, a full memory, output
// must: successful
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char secret[] = "TASK-SECRET-7f3a";
  const char *names[] = {"secret.txt", "/tmp-secret", "/dev/secret", "/dev/null", "/dev/stdin"};
  for (int i = 0; i < 5; i++) {
    FILE *file = fopen(names[i], "w");
    if (!file) continue;
    fputs(secret, file);
    fclose(file);
  }
  for (int block = 0; block < 20; block++) {
    char *memory = malloc(1 << 20);
    if (!memory) return 1;
    for (int i = 0; i + 16 < 1 << 20; i += 16) memcpy(memory + i, secret, 16);
  }
}
