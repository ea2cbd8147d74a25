// tries: to live on in the handler that is called at the end
// must: time-limit-exceeded
// limits: cpu=200
#include <exception>
int main() {
  std::set_terminate([] { for (volatile int i = 0;; i = i + 1) {} });
  throw 1;
}
