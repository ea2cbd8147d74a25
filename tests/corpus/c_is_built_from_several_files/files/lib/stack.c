#include "stack.h"

int pushes;
/* A static of the same name as one in main.c: each file has its own. */
static int value[16];
static int top;

void push(int pushed) {
  pushes++;
  value[top++] = pushed;
}

int pop(void) { return value[--top]; }

int is_empty(void) { return top == 0; }
