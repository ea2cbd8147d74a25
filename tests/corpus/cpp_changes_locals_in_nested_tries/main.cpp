#include <iostream>
#include <stdexcept>
#include <string>

static int calls;
void step(const char *name) {
  calls++;
  if (std::string(name) == "parse") throw std::runtime_error(name);
  if (std::string(name) == "eval") throw 1;
}

int work(const char *first, const char *second) {
  int done = 0;
  try {
    std::string guard(first);
    try {
      step("read");
      done++;
      step(first);
      done++;
      step(second);
      done++;
    } catch (int) {
      done += 10;
    }
  } catch (const std::exception &) {
    done += 100;
  }
  return done;
}

int main() {
  std::cout << work("a", "b") << ' ' << work("parse", "b") << ' ' << work("a", "parse") << ' ' << work("eval", "b") << ' '
            << work("a", "eval") << ' ' << calls << std::endl;
}
