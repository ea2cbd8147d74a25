#include <stdio.h>
#include <stdlib.h>

/* An allocation that failed, and nobody looked; the first element is not touched. */
int main(void) {
    int *numbers = malloc((size_t) -1 / 2);
    puts("filling");
    fflush(stdout);
    for (int i = 1; i < 100; i++) numbers[i] = i;
    printf("%d\n", numbers[99]);
    return 0;
}
