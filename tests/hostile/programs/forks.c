// tries: to fork until the machine is full
// must: compilation-error
// says: fork
#include <unistd.h>
int main(void) { for (;;) fork(); }
