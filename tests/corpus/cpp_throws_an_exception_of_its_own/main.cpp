#include <iostream>
#include <stdexcept>

namespace bank {
class Overdrawn : public std::runtime_error {
 public:
  explicit Overdrawn(int missing) : std::runtime_error("missing " + std::to_string(missing)) {}
};
}

int main() {
  std::cout << "withdrawing" << std::endl;
  throw bank::Overdrawn(30);
}
