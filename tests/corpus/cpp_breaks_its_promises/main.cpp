#include <chrono>
#include <future>
#include <iostream>
#include <stdexcept>

template <class F>
void attempt(const char *name, F f) {
  try {
    f();
    std::cout << name << ": ok\n";
  } catch (const std::future_error &e) {
    std::cout << name << ": " << e.code().category().name() << " " << e.code().value() << "\n";
  }
}

template <class T>
std::future<T> broken() {
  std::promise<T> promise;
  return promise.get_future();
}

int main() {
  std::future<void> future = broken<void>();
  attempt("broken", [&] { future.get(); });
  std::cout << future.valid() << "\n";
  attempt("broken, of int", [] { (void) broken<int>().get(); });
  attempt("shared and broken", [] { broken<void>().share().get(); });
  attempt("kept", [] {
    std::promise<void> p;
    auto f = p.get_future();
    p.set_value();
    f.get();
  });
  attempt("retrieved twice", [] {
    std::promise<void> p;
    auto a = p.get_future();
    auto b = p.get_future();
  });
  attempt("kept twice", [] {
    std::promise<void> p;
    p.set_value();
    p.set_value();
  });
  attempt("kept and failed", [] {
    std::promise<void> p;
    p.set_value();
    p.set_exception(std::make_exception_ptr(1));
  });
  attempt("moved away", [] {
    std::promise<void> p;
    auto q = std::move(p);
    p.set_value();
  });
  try {
    std::promise<void> p;
    auto f = p.get_future();
    p.set_exception(std::make_exception_ptr(std::runtime_error("failed")));
    f.get();
  } catch (const std::runtime_error &e) {
    std::cout << e.what() << "\n";
  }
  std::promise<void> promise;
  std::shared_future<void> one = promise.get_future(), two;
  two = one;
  promise.set_value();
  one.get();
  two.get();
  std::async(std::launch::deferred, [] { std::cout << "deferred\n"; }).get();
  std::promise<int> late;
  bool timeout = late.get_future().wait_for(std::chrono::milliseconds(5)) == std::future_status::timeout;
  std::cout << "timeout " << timeout << std::endl;
  broken<void>().get();
}
