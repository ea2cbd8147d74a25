#include <coroutine>
#include <exception>
#include <iostream>
#include <stdexcept>

struct Numbers {
  struct promise_type {
    int value;
    std::exception_ptr error;
    Numbers get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int next) {
      value = next;
      return {};
    }
    void return_void() {}
    void unhandled_exception() { error = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> handle;
  ~Numbers() { handle.destroy(); }
  bool next() {
    handle.resume();
    if (handle.promise().error) std::rethrow_exception(handle.promise().error);
    return !handle.done();
  }
};

Numbers squares(int count) {
  for (int i = 1; i <= count; i++) co_yield i * i;
  throw std::range_error("no more squares");
}

int main() {
  Numbers numbers = squares(5);
  try {
    while (numbers.next()) std::cout << numbers.handle.promise().value << ' ';
  } catch (const std::exception &error) {
    std::cout << error.what() << std::endl;
  }
}
