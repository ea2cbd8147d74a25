#include <iostream>
#include "shapes/area.hpp"
extern "C" {
#include "half.h"
}

int main() {
  std::cout << area(3, 4) << ' ' << half(9) << std::endl;
  try {
    area(-1, 1);
  } catch (const std::invalid_argument &error) {
    std::cout << error.what() << std::endl;
  }
}
