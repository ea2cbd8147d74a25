// tries: to survive its end by catching all there is
// must: time-limit-exceeded
// limits: cpu=300
#include <vector>
int main() {
  for (;;) {
    try {
      std::vector<char> all;
      for (;;) all.resize(all.size() * 2 + 1);
    } catch (...) {
    }
  }
}
