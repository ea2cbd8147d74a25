// tries: an object whose size overflows
// must: compilation-error
#include <array>
std::array<std::array<long long, 1 << 20>, 1 << 20> numbers;
int main() { return numbers[5][5]; }
