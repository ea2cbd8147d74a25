/* What a program would need to leave its process does not link. */
#include <stdlib.h>

int main(void) { return system("true"); }
