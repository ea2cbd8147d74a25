#include <setjmp.h>
#include <stdio.h>

static jmp_buf outer, inner;

static void work(int step) {
  if (step % 3 == 1) longjmp(inner, step);
  if (step % 3 == 2) longjmp(outer, step);
  printf("step %d went well\n", step);
}

static void guarded(int step) {
  int caught = setjmp(inner);
  if (caught) {
    printf("inner caught %d\n", caught);
    return;
  }
  work(step);
}

int main(void) {
  for (volatile int step = 3; step < 9; step++) {
    int caught = setjmp(outer);
    if (caught) printf("outer caught %d\n", caught);
    else guarded(step);
  }
  return 0;
}
