// tries: static data as large as the address space
// must: compilation-error died-sigsev
#include <array>
std::array<int, 1'000'000'000> numbers;
int main() { return numbers[123456789]; }
