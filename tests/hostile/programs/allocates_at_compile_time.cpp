// tries: to fill the compiler's memory by what it evaluates
// must: compilation-error
#include <string>
#include <vector>
constexpr std::size_t fill() {
  std::vector<std::string> all;
  for (int i = 0; i < 100000; i++) all.push_back(std::string(1000000, 'x'));
  return all.size();
}
static_assert(fill() == 100000);
int main() {}
