// tries: to overflow the stack by a regular expression and a long text
// must: successful died-sigsev died-sigabrt time-limit-exceeded
// limits: cpu=2000,memory=131072
// flags: -O0
#include <regex>
#include <string>
int main() {
  std::string pattern(20000, '(');
  pattern += "a" + std::string(20000, ')');
  std::regex nested(pattern);
  return !std::regex_match(std::string(1000000, 'a'), std::regex("(a|b)*c|(a|b)*"));
}
