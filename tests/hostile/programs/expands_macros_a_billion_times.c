// tries: to fill the compiler's memory with macros
// must: compilation-error
#define A(x) x x x x x x x x x x
#define B(x) A(x) A(x) A(x) A(x) A(x) A(x) A(x) A(x) A(x) A(x)
#define C(x) B(B(x)) B(B(x)) B(B(x)) B(B(x))
#define D(x) C(C(x)) C(C(x))
int a[] = { D(C(1,)) };
int main(void) {}
