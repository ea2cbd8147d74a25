#include <cstdlib>
#include <iostream>

struct Local { ~Local() { std::cout << "never" << std::endl; } };

int main() {
  std::cout << "kept" << std::endl;
  try {
    Local local;
    std::abort();
  } catch (...) {
    std::cout << "never" << std::endl;
  }
}
