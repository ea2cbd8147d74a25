#include <exception>
#include <iostream>

int main() {
  std::cout << "so far" << std::endl;
  std::terminate();
}
