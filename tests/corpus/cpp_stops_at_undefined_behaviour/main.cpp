#include <iostream>
#include <vector>

int area(const std::vector<int> &sides) {
  int product = 1;
  for (int side : sides) product *= side;
  return product;
}

int main() {
  std::vector<int> sides;
  for (int side; std::cin >> side;) sides.push_back(side);
  if (sides.empty()) sides = {65536, 65536};
  std::cout << "sides: " << sides.size() << std::endl;
  std::cout << area(sides) << std::endl;
}
