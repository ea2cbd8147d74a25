// tries: a function that no engine wants to optimise
// must: compilation-error successful
static volatile int x;
int main(void) {
#define S x = x * 3 + 1; if (x == 77) x++;
#define T S S S S S S S S S S
#define U T T T T T T T T T T
#define V U U U U U U U U U U
V
return 0; }
