#include <iostream>
#include <stdexcept>
#include <string>
using namespace std;

void convert(const string &text) {
  try {
    size_t used;
    int number = stoi(text, &used);
    cout << number << " after " << used << endl;
  } catch (const invalid_argument &) {
    cout << '"' << text << "\" is no number" << endl;
  } catch (const out_of_range &) {
    cout << text << " is too large" << endl;
  }
}

int main() {
  for (string text : {"42", " -7x", "", "abc", "99999999999", "2147483647", "2147483648"}) convert(text);
  try {
    cout << stod("1e5") << ' ' << stoll("-9000000000") << endl;
    stod("1e999");
  } catch (const out_of_range &) {
    cout << "no such double" << endl;
  }
}
