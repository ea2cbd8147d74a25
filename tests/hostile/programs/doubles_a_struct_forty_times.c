// tries: to make the compiler count beyond its numbers
// must: compilation-error
// says: error
struct a { long long x[1024]; };
#define NEXT(one, two) struct two { struct one x[1024], y[1024]; };
NEXT(a, b) NEXT(b, c) NEXT(c, d) NEXT(d, e) NEXT(e, f) NEXT(f, g)
struct g all[2];
int main(void) { return sizeof all; }
