#include <iostream>
#include <stdexcept>

struct Early {
  Early() { throw std::runtime_error("before main"); }
} early;

int main() { std::cout << "never" << std::endl; }
