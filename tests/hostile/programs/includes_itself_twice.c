// tries: to double the work with each level of inclusion
// must: compilation-error
// says: error
#if __INCLUDE_LEVEL__ < 190
#include "main.c"
#include "main.c"
#endif
int x = 1 +;
