#include <iostream>
#include <mutex>

struct Stubborn {
  static int tries;
  Stubborn() { if (++tries < 3) throw tries; }
};
int Stubborn::tries;

Stubborn &instance() {
  static Stubborn object;
  return object;
}

int main() {
  for (int i = 0; i < 4; i++) {
    try {
      instance();
      std::cout << "there ";
    } catch (int number) {
      std::cout << "try " << number << ' ';
    }
  }
  std::once_flag once;
  for (int i = 0; i < 4; i++) {
    try {
      std::call_once(once, [i] { if (i < 2) throw i; std::cout << "once "; });
    } catch (int) {
      std::cout << "failed ";
    }
  }
  std::cout << Stubborn::tries << std::endl;
}
