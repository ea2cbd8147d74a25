#include <iostream>
#include <regex>
#include <string>
using namespace std;

int main() {
  regex date(R"((\d{4})-(\d{2})-(\d{2}))");
  string text = "from 2024-01-31 to 2025-12-01";
  for (sregex_iterator at(text.begin(), text.end(), date), end; at != end; ++at) {
    cout << (*at)[3] << '.' << (*at)[2] << '.' << (*at)[1] << endl;
  }
  cout << regex_replace(text, date, "[$1]") << endl;
  cout << regex_match("2024-01-31", date) << regex_match("x", date) << endl;
  try {
    regex broken("(");
  } catch (const regex_error &error) {
    cout << (error.code() == regex_constants::error_paren) << endl;
  }
}
