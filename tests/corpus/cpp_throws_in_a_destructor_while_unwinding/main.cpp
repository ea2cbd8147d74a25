#include <iostream>

struct Bomb {
  ~Bomb() noexcept(false) { throw 1; }
};

int main() {
  try {
    Bomb bomb;
  } catch (int number) {
    std::cout << "caught " << number << std::endl;
  }
  try {
    Bomb bomb;
    throw 2;
  } catch (int) {
    std::cout << "never" << std::endl;
  }
}
