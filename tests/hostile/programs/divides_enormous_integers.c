// tries: arithmetic on integers of a million bits in the compiler
// must: compilation-error
// flags: -std=c23
unsigned _BitInt(8388608) f(unsigned _BitInt(8388608) a, unsigned _BitInt(8388608) b) { return a / b * a % b; }
int main(void) { return (int)f(7, 3); }
