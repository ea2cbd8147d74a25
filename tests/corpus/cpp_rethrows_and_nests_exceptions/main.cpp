#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
using namespace std;

void work(int depth) {
  if (depth == 0) throw out_of_range("bottom");
  try {
    work(depth - 1);
  } catch (...) {
    throw_with_nested(runtime_error("at depth " + to_string(depth)));
  }
}

void explain(const exception &error, int level = 0) {
  cout << string(level, ' ') << error.what() << endl;
  try {
    rethrow_if_nested(error);
  } catch (const exception &inner) {
    explain(inner, level + 1);
  }
}

int main() {
  try { work(3); } catch (const exception &error) { explain(error); }
  exception_ptr kept;
  try { throw string("kept"); } catch (...) { kept = current_exception(); }
  for (int i = 0; i < 2; i++) {
    try {
      try { rethrow_exception(kept); } catch (string &text) {
        text += '!';
        throw;
      }
    } catch (const string &text) { cout << text << endl; }
  }
  cout << uncaught_exceptions() << (kept == nullptr) << endl;
}
