/* The change lives as long as the run: the next run starts from the file that was sent. */
#include <stdio.h>

int main(void) {
  int runs = 0;
  FILE *file = fopen("runs.txt", "r+");
  if (!file || fscanf(file, "%d", &runs) != 1) return 1;
  rewind(file);
  fprintf(file, "%d\n", runs + 1);
  fclose(file);
  file = fopen("runs.txt", "r");
  if (!file || fscanf(file, "%d", &runs) != 1) return 2;
  printf("%d\n", runs);
  return 0;
}
