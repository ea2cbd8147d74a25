/* Linear memory has no missing page at address 0: what keeps its start free must see it. */
#include <stddef.h>
#include <stdio.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node last = {7, NULL};
  struct node *volatile at = &last;
  printf("%d\n", at->value);
  fflush(stdout);
  at = at->next;
  printf("%d\n", at->value);
  return 0;
}
