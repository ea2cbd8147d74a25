#include <iostream>
#include <stdexcept>
#include <string>

int collatz(long n) {
  if (n == 1) throw 0;
  try {
    if (n % 2) throw 3 * n + 1;
    throw n / 2;
  } catch (long next) {
    return static_cast<int>(next % 1000);
  }
}

int main() {
  long sum = 0, ones = 0;
  for (int i = 1; i <= 100000; i++) {
    try {
      sum += collatz(i % 1000 + 1);
    } catch (int) {
      ones++;
    }
  }
  std::cout << sum << ' ' << ones << std::endl;
}
