// tries: constants of a million bits
// must: compilation-error successful
// flags: -std=c23
#define A ((unsigned _BitInt(4000000))-1)
_Static_assert(A / 7 % 13 * A / 11 != 5);
_Static_assert((A << 17) / (A >> 3) % 1000003 * A != 5);
int main(void) {}
