/* Builds and frees trees: malloc and recursion. */
#include "bench.h"
#ifndef REPEAT
#define REPEAT 30
#endif

struct node {
  struct node *left, *right;
};

static struct node *build(int depth) {
  struct node *node = malloc(sizeof *node);
  if (!node) exit(1);
  node->left = depth ? build(depth - 1) : NULL;
  node->right = depth ? build(depth - 1) : NULL;
  return node;
}

static int count(const struct node *node) { return node ? 1 + count(node->left) + count(node->right) : 0; }

static void clear(struct node *node) {
  if (!node) return;
  clear(node->left);
  clear(node->right);
  free(node);
}

int main(void) {
  double sum = 0;
  volatile int depth = 15;
  for (int round = 0; round < REPEAT; round++) {
    struct node *tree = build(depth);
    sum += count(tree);
    clear(tree);
  }
  report(sum);
  return 0;
}
