#include <format>
#include <iostream>
#include <string>

int main() {
  std::cout << std::format("{:>6}|{:<6}|{:^6}|{:06.2f}|{:#x}|{}\n", 42, "ab", 'c', 3.14159, 255, true);
  std::cout << std::format("{1} {0} {1:*^9}\n", "zero", "one");
  try {
    int number = 1;
    std::cout << std::vformat("{:s}", std::make_format_args(number));
  } catch (const std::format_error &) {
    std::cout << "bad format\n";
  }
}
