/*
 * Depth-first search over a path of 1,000,000 nodes, one call a node: deeper than a native 8 MiB stack allows, within
 * the default limits here.
 */
#include <stdio.h>

#define NODES 1000000

static int head[NODES + 1], next[2 * NODES], to[2 * NODES], edges;
static char seen[NODES + 1];
static int deepest;

static void connect(int a, int b) {
  to[++edges] = b, next[edges] = head[a], head[a] = edges;
  to[++edges] = a, next[edges] = head[b], head[b] = edges;
}

static int subtree_size(int node, int depth) {
  seen[node] = 1;
  if (depth > deepest) deepest = depth;
  int size = 1;
  for (int e = head[node]; e; e = next[e])
    if (!seen[to[e]]) size += subtree_size(to[e], depth + 1);
  return size;
}

int main(void) {
  for (int i = 1; i < NODES; i++) connect(i, i + 1);
  int size = subtree_size(1, 1);
  printf("%d nodes, %d deep\n", size, deepest);
  return 0;
}
