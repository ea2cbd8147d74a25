/* The clock starts at the same instant in every run, so even this is judged the same twice. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void) {
  srand((unsigned)time(NULL));
  int dice[7] = {0};
  for (int i = 0; i < 6000; i++) dice[rand() % 6 + 1]++;
  int fair = 1;
  for (int face = 1; face <= 6; face++) fair &= dice[face] > 800 && dice[face] < 1200;
  puts(fair ? "fair" : "loaded");
  return 0;
}
