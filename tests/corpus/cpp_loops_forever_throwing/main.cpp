#include <iostream>

int main() {
  std::cout << "off" << std::endl;
  for (unsigned long i = 0;; i++) {
    try {
      throw i;
    } catch (unsigned long number) {
      if (number != i) return 1;
    }
  }
}
