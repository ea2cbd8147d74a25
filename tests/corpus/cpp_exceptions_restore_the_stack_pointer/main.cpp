#include <cstdio>
#include <cstring>
#include <cstdarg>
#include <alloca.h>
[[gnu::noinline]] int sum(int n, ...) { va_list a; va_start(a, n); int s = 0; for (int i = 0; i < n; i++) { int v = va_arg(a, int); if (v < 0) { va_end(a); throw v; } s += v; } va_end(a); return s; }
[[gnu::noinline]] int f(int n) { char* p = (char*)alloca(n * 100); std::memset(p, n, n * 100); int local[50]; for (int i = 0; i < 50; i++) local[i] = i * n; try { char q[n * 10]; std::memset(q, 1, sizeof q); sum(3, 1, n % 3 - 1, 2); } catch (int v) { local[3] += v; } int s = p[n * 100 - 1]; for (int x : local) s += x; return s; }
int main() { long t = 0; for (int r = 0; r < 20000; r++) t += f(r % 60 + 1); std::printf("%ld\n", t); }
