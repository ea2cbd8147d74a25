#include <iostream>

int leave(int how) {
  for (int i = 0; i < 6; i++) {
    try {
      if (i == how) throw i;
      std::cout << i;
    } catch (int number) {
      if (number == 1) continue;
      if (number == 2) break;
      if (number == 3) return 33;
      if (number == 4) goto out;
      throw;
    }
  }
  return 1;
out:
  return 2;
}

int main() {
  for (int how = 0; how < 7; how++) {
    try {
      std::cout << " -> " << leave(how) << std::endl;
    } catch (int number) {
      std::cout << " thrown " << number << std::endl;
    }
  }
}
