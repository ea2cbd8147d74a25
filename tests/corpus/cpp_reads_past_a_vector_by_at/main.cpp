#include <iostream>
#include <vector>

int main() {
  std::vector<int> numbers{1, 2, 3};
  std::cout << numbers.at(2) << std::endl;
  std::cout << numbers.at(3) << std::endl;
}
