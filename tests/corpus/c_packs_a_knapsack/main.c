#include <stdio.h>

int main(void) {
  static int best[10001];
  int items, capacity;
  if (scanf("%d %d", &items, &capacity) != 2) return 1;
  for (int i = 0; i < items; i++) {
    int weight, value;
    if (scanf("%d %d", &weight, &value) != 2) return 2;
    for (int room = capacity; room >= weight; room--)
      if (best[room - weight] + value > best[room]) best[room] = best[room - weight] + value;
  }
  printf("%d\n", best[capacity]);
  return 0;
}
