#ifndef STACK_H
#define STACK_H
void push(int value);
int pop(void);
int is_empty(void);
#endif
