// tries: a regular expression that takes two to the power of its input
// must: time-limit-exceeded died-sigabrt
// limits: cpu=500
#include <regex>
#include <string>
int main() { return std::regex_match(std::string(64, 'a'), std::regex("(a|a|aa)*(a*)*b")); }
