#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  /* volatile: a compiler may take an allocation that nobody uses for granted. */
  void *volatile huge = malloc(0x7fffffff);
  printf("%s, %s\n", huge ? "granted" : "NULL", errno == ENOMEM ? "ENOMEM" : "no errno");
  void *volatile small = malloc(100);
  printf("%s\n", small ? "granted" : "NULL");
  return 0;
}
