// tries: a chain of exceptions that takes all memory
// must: time-limit-exceeded died-sigabrt
// limits: memory=65536,cpu=1000
#include <exception>
#include <stdexcept>
#include <string>
int main() {
  std::exception_ptr last;
  for (;;) {
    try {
      try {
        if (last) std::rethrow_exception(last);
        throw std::runtime_error("first");
      } catch (...) {
        std::throw_with_nested(std::runtime_error(std::string(10000, 'x')));
      }
    } catch (...) {
      last = std::current_exception();
    }
  }
}
