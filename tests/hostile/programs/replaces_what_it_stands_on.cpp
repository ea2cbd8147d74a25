// tries: to have its own functions in place of the runtime's
// must: died-sigabrt died-sigsev non-zero-exit-code compilation-error time-limit-exceeded unknown
// limits: cpu=500
#include <cstddef>
#include <string>
void *operator new(std::size_t) { return reinterpret_cast<void *>(64); }
void operator delete(void *) noexcept {}
void operator delete(void *, std::size_t) noexcept {}
extern "C" void __cxa_throw(void *, void *, void (*)(void *)) { for (;;) {} }
extern "C" void *__cxa_begin_catch(void *) { return nullptr; }
extern "C" void proc_exit(int);
int main() {
  std::string text(1000, 'x');
  throw text;
}
