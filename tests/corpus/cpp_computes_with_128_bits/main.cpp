#include <iostream>
#include <cstdint>

uint64_t power(uint64_t base, uint64_t exponent, uint64_t modulus) {
  uint64_t result = 1;
  for (; exponent; exponent /= 2) {
    if (exponent % 2) result = static_cast<unsigned __int128>(result) * base % modulus;
    base = static_cast<unsigned __int128>(base) * base % modulus;
  }
  return result;
}

int main() {
  std::cout << power(3, 1000000000000000003ull, 1000000000000000007ull) << ' ' << power(2, 62, UINT64_MAX) << std::endl;
}
