#include <iostream>

int endless(int n) {
  int numbers[100] = {n};
  try {
    return endless(n + 1) + numbers[n % 100];
  } catch (...) {
    std::cout << "never" << std::endl;
    return 0;
  }
}

int main() {
  std::cout << "down" << std::endl;
  return endless(0);
}
