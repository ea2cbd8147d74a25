#include <fstream>
#include <iostream>
#include <sstream>

int main() {
  std::istringstream in("12 x");
  in.exceptions(std::ios::failbit);
  int number = 0;
  try {
    in >> number;
    std::cout << number << std::endl;
    in >> number;
  } catch (const std::ios_base::failure &) {
    std::cout << "no number" << std::endl;
  }
  std::ifstream file;
  file.exceptions(std::ios::failbit | std::ios::badbit);
  try {
    file.open("nowhere.txt");
  } catch (const std::ios_base::failure &) {
    std::cout << "no file" << std::endl;
  }
  std::ofstream("note.txt") << "written " << 42 << '\n';
  std::ifstream note("note.txt");
  std::cout << note.rdbuf();
}
