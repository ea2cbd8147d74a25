/* Linear memory has no guard page at address 0: the compiler's own check must see it. */
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
