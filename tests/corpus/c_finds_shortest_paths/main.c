#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

enum { nodes = 5000, edges = 25000 };

struct edge {
  int to, next, weight;
};
struct entry {
  int distance, node;
};

static struct edge edge[edges + 1];
static int head[nodes], distance[nodes];
static struct entry heap[edges + 2];
static int heap_size;

static void push(int d, int node) {
  int at = ++heap_size;
  for (; at > 1 && heap[at / 2].distance > d; at /= 2) heap[at] = heap[at / 2];
  heap[at] = (struct entry){d, node};
}

static struct entry pop(void) {
  struct entry least = heap[1], last = heap[heap_size--];
  int at = 1;
  for (int child; (child = at * 2) <= heap_size; at = child) {
    if (child < heap_size && heap[child + 1].distance < heap[child].distance) child++;
    if (heap[child].distance >= last.distance) break;
    heap[at] = heap[child];
  }
  heap[at] = last;
  return least;
}

int main(void) {
  unsigned state = 7;
  for (int i = 1; i <= edges; i++) {
    state = state * 1664525u + 1013904223u;
    int from = i < nodes ? i - 1 : (int)(state >> 8) % nodes;
    state = state * 1664525u + 1013904223u;
    int to = i < nodes ? i : (int)(state >> 8) % nodes;
    edge[i] = (struct edge){to, head[from], (int)(state % 97) + 1};
    head[from] = i;
  }
  for (int i = 0; i < nodes; i++) distance[i] = INT_MAX;
  distance[0] = 0;
  push(0, 0);
  while (heap_size) {
    struct entry e = pop();
    if (e.distance > distance[e.node]) continue;
    for (int i = head[e.node]; i; i = edge[i].next) {
      int d = e.distance + edge[i].weight;
      if (d < distance[edge[i].to]) distance[edge[i].to] = d, push(d, edge[i].to);
    }
  }
  long long total = 0;
  int farthest = 0;
  for (int i = 0; i < nodes; i++) {
    total += distance[i];
    if (distance[i] > distance[farthest]) farthest = i;
  }
  printf("%lld %d %d\n", total, farthest, distance[farthest]);
  return 0;
}
