/* What is freed is used again: ten rounds need no more memory than one. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

int main(void) {
  uintptr_t highest[10] = {0};
  long long total = 0;
  for (int round = 0; round < 10; round++) {
    struct node *list = NULL;
    for (int i = 0; i < 10000; i++) {
      struct node *node = malloc(sizeof *node);
      if (!node) return 1;
      *node = (struct node){list, i};
      list = node;
      if ((uintptr_t)node > highest[round]) highest[round] = (uintptr_t)node;
    }
    struct node *reversed = NULL;
    while (list) {
      struct node *next = list->next;
      list->next = reversed, reversed = list, list = next;
    }
    for (struct node *next; reversed; reversed = next) {
      next = reversed->next;
      total = total * 3 % 1000003 + reversed->value;
      free(reversed);
    }
  }
  printf("%lld %d\n", total, highest[0] == highest[9]);
  return 0;
}
