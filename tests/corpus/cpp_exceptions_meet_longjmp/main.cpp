#include <csetjmp>
#include <cstdio>
#include <stdexcept>
static jmp_buf b; static jmp_buf outer;
[[gnu::noinline]] int work(int n) { try { if (n == 1) throw 1; if (n == 2) longjmp(b, 7); return n; } catch (int i) { return 100 + i; } }
[[gnu::noinline]] int mixed(int n) { volatile int state = 0; int r = setjmp(b); if (r) return 1000 + r + state; state = 5; try { state++; return work(n); } catch (...) { return -1; } }
[[gnu::noinline]] int loop() { volatile int i = 0; if (setjmp(outer) < 5) { i = i + 1; longjmp(outer, i); } return i; }
int main() { for (int n = 0; n < 4; n++) std::printf("%d\n", mixed(n)); std::printf("%d\n", loop()); int z = setjmp(b); if (!z) longjmp(b, 0); std::printf("%d\n", z); }
