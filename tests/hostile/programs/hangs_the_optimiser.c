// tries: to make the optimiser unroll and inline for ever
// must: compilation-error successful time-limit-exceeded
#define F(n, m) static inline __attribute__((always_inline)) int f##n(int x) { return f##m(x) + f##m(x ^ n) + f##m(x * n); }
static inline int f0(int x) { return x * 7; }
F(1, 0) F(2, 1) F(3, 2) F(4, 3) F(5, 4) F(6, 5) F(7, 6) F(8, 7) F(9, 8) F(10, 9) F(11, 10) F(12, 11) F(13, 12)
int main(int argc, char **argv) { return f13(argc) == 5; }
