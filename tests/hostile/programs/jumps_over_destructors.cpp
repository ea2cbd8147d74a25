// tries: to leave frames without their destructors, again and again
// must: successful died-sigsev died-sigabrt
// limits: memory=65536
#include <csetjmp>
#include <cstdio>
#include <string>
static std::jmp_buf place;
static void deep(int n) {
  std::string held(100, 'x');
  if (n == 0) std::longjmp(place, 1);
  deep(n - 1);
  std::puts(held.c_str());
}
int main() {
  volatile int jumps = 0;
  if (setjmp(place)) jumps = jumps + 1;
  if (jumps < 1000) deep(20);
}
