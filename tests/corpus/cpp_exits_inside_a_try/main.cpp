#include <cstdlib>
#include <iostream>

struct Local { ~Local() { std::cout << "never" << std::endl; } };
struct Static { ~Static() { std::cout << "static gone" << std::endl; } } object;

void leave() noexcept {
  Local local;
  std::exit(3);
}

int main() {
  std::atexit([] { std::cout << "at exit" << std::endl; });
  try {
    Local local;
    leave();
  } catch (...) {
    std::cout << "never" << std::endl;
  }
}
