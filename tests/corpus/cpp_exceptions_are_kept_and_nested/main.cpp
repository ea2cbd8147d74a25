#include <exception>
#include <stdexcept>
#include <iostream>
#include <memory>
int dtor = 0; struct N : std::runtime_error { N(const char* s) : runtime_error(s) {} N(const N&) = default; ~N() { dtor++; } };
void print(const std::exception& e, int level = 0) { std::cout << std::string(level, ' ') << e.what() << '\n'; try { std::rethrow_if_nested(e); } catch (const std::exception& n) { print(n, level + 1); } catch (...) { std::cout << "other\n"; } }
int main() {
  try { try { try { throw N("inner"); } catch (...) { std::throw_with_nested(std::logic_error("middle")); } } catch (...) { std::throw_with_nested(N("outer")); } } catch (const std::exception& e) { print(e); }
  std::cout << dtor << "\n";
  std::exception_ptr p, q; try { throw N("kept"); } catch (...) { p = std::current_exception(); q = p; std::cout << (p == q) << (std::current_exception() == p) << "\n"; }
  for (int i = 0; i < 3; i++) try { std::rethrow_exception(p); } catch (N& n) { std::cout << n.what() << (std::current_exception() == p) << "\n"; }
  p = nullptr; std::cout << dtor << " "; q = nullptr; std::cout << dtor << "\n";
  p = std::make_exception_ptr(N("made")); try { std::rethrow_exception(p); } catch (std::exception& e) { std::cout << e.what() << "\n"; }
  std::cout << (std::current_exception() == nullptr) << std::uncaught_exceptions() << dtor << "\n";
}
