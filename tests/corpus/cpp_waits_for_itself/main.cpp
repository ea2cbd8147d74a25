#include <cstdio>
#include <future>

int main() {
  std::promise<void> promise;
  auto future = promise.get_future();
  puts("waiting");
  fflush(stdout);
  future.get();
  puts("never");
}
