// tries: to keep the compiler at work by a loop that it evaluates
// must: compilation-error
// says: error: 
constexpr unsigned endless() {
  unsigned n = 1;
  while (n) n = n * 3 | 1;
  return n;
}
constexpr unsigned value = endless();
int main() { return value; }
