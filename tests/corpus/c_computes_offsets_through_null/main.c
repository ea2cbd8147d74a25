/* The old way to write offsetof and container_of reads nothing at address 0 and must not die of it. */
#include <stdio.h>

struct link {
  struct link *next;
};
struct item {
  int value;
  struct link link;
};

#define container_of(pointer, type, member) ((type *)((char *)(pointer) - (size_t) & ((type *)0)->member))

int main(void) {
  struct item item = {42, {0}};
  struct link *link = &item.link;
  printf("%d\n", container_of(link, struct item, link)->value);
  return 0;
}
