/* Every read comes back at once with nothing. */
#include <stdio.h>

int main(void) {
  int answer = 0;
  while (answer != 1) {
    clearerr(stdin);
    if (scanf("%d", &answer) != 1) answer = 0;
  }
  return 0;
}
