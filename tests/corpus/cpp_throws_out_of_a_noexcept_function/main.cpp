#include <iostream>
#include <stdexcept>

void careless() noexcept { throw std::runtime_error("promised not to"); }

int main() {
  try {
    careless();
  } catch (...) {
    std::cout << "never" << std::endl;
  }
}
