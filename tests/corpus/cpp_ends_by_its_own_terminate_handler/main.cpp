#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>

void last_words() {
  try {
    std::rethrow_exception(std::current_exception());
  } catch (const std::exception &error) {
    std::cout << "the end: " << error.what() << std::endl;
  }
  std::exit(9);
}

int main() {
  std::set_terminate(last_words);
  throw std::logic_error("unforeseen");
}
