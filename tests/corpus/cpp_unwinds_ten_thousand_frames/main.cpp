#include <iostream>

static int dropped;
struct Guard { ~Guard() { dropped++; } };

int dive(int depth) {
  Guard guard;
  if (depth == 0) throw dropped;
  return dive(depth - 1) + 1;
}

int main() {
  for (int i = 0; i < 10; i++) {
    try {
      dive(10000);
    } catch (int before) {
      std::cout << before << ' ' << dropped << std::endl;
    }
  }
}
