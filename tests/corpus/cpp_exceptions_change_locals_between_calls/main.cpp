#include <cstdio>
// Values that live in registers change between calls that may throw, inside tries inside tries, with something to destroy between.
struct Guard {
  int& x;
  int k;
  Guard(int& x, int k) : x(x), k(k) { x += k; }
  ~Guard() {
    x -= k;
    std::printf("<%d>", x);
  }
};
static int seq;
static void may(int k) {
  if (seq++ % k == k - 1) throw seq;
}
[[gnu::noinline]] static long f(int n) {
  long a = n, b = 1, c = 2;
  int guard = 0;
  double d = 0.5;
  const char* where = "start";
  unsigned char u = 200;
  for (int i = 0; i < 5; i++) {
    try {
      a += i; may(3); where = "one"; b *= 2;
      Guard g(guard, i);
      may(4); c ^= a; where = "two"; d *= 1.5; u += 30;
      try {
        may(2); b += c; where = "three";
        Guard h(guard, 100);
        d += i; may(3); where = "four";
      } catch (int e) {
        b -= e;
        if (e % 3 == 0) { where = "rethrow"; throw; }
        if (e % 5 == 0) { where = "convert"; throw (long)e; }
        u++;
      }
      may(5); a = b + c;
    } catch (int e) {
      c += e;
      if (c % 7 == 0) continue;
    } catch (long l) {
      d -= l;
      if (i == 3) break;
    }
    std::printf("[%d %s %ld %ld %ld %g %u %d]", i, where, a, b, c, d, u, guard);
  }
  return a * 1009 + b * 31 + c;
}
int main() {
  for (int n = 0; n < 8; n++) {
    try {
      std::printf("%ld\n", f(n));
    } catch (...) {
      std::puts("out");
    }
  }
}
