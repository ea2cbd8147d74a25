#include "area.hpp"

int area(int width, int height) {
  if (width < 0 || height < 0) throw std::invalid_argument("a negative side");
  return width * height;
}
