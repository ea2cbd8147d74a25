#include <cstdio>
struct G { const char* n; G(const char* n) : n(n) {} ~G() { std::printf("~%s ", n); } };
int f(int k) { int r = 0; for (int i = 0; i < 6; i++) { G g("loop"); try { G h("try"); if (i == k) throw i; if (i == 4) continue; r += i; } catch (int x) { G c("catch"); if (k == 1) continue; if (k == 2) break; if (k == 3) return r * 100; if (k == 5) goto out; r += 1000; } }
 r++; out: return r; }
int g(int n) { try { if (n == 0) throw 0; return g(n - 1) + 1; } catch (int i) { if (i == 3) return 50; throw i + 1; } }
int sw(int n) { switch (n) { case 0: try { throw 1; } catch (int) { return 20; } default: return 30; } }
int main() { for (int k = 0; k < 7; k++) std::printf("=%d\n", f(k)); for (int n = 0; n < 7; n++) try { std::printf("%d ", g(n)); } catch (int i) { std::printf("c%d ", i); } for (int n = 0; n < 4; n++) std::printf("%d ", n == 1 || n == 2 ? -1 : sw(n)); std::puts(""); }
