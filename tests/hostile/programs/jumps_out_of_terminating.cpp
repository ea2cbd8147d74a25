// tries: to leave the handler that is called at the end, by a jump, over and over
// must: successful died-sigabrt died-sigsev time-limit-exceeded
// limits: cpu=1000
#include <csetjmp>
#include <exception>
std::jmp_buf place;
int main() {
  volatile int jumps = 0;
  std::set_terminate([] { std::longjmp(place, 1); });
  if (setjmp(place)) jumps = jumps + 1;
  if (jumps < 100000) [] () noexcept { throw 1; }();
}
