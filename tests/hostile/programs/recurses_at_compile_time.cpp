// tries: to overflow the compiler's stack by a function that it evaluates
// must: compilation-error
// says: constexpr evaluation exceeded maximum depth
consteval int deeper(int n) { return deeper(n + 1) + 1; }
int main() { return deeper(0); }
