#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream in(line);
    std::string name;
    double sum = 0, value;
    in >> name;
    while (in >> value) sum += value;
    std::ostringstream out;
    out << std::left << std::setw(8) << name << std::right << std::setw(10) << std::fixed << std::setprecision(2) << sum;
    std::cout << out.str() << "|\n";
  }
  std::cout << std::hex << std::showbase << 255 << ' ' << std::oct << 8 << ' ' << std::dec << std::scientific << 12345.678 << '\n';
}
