// tries: an operator new that calls itself
// must: died-sigsev
#include <cstddef>
#include <string>
void *operator new(std::size_t size) { return new char[size + 1]; }
int main() { return std::string(1000, 'x').size() == 1000; }
