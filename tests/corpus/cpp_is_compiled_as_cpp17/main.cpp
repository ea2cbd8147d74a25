#include <iostream>
#include <optional>
#include <string_view>
#include <variant>

std::optional<int> find(std::string_view text, char wanted) {
  if (auto at = text.find(wanted); at != text.npos) return static_cast<int>(at);
  return std::nullopt;
}

int main() {
  std::variant<int, std::string_view> value = "text";
  std::cout << __cplusplus << ' ' << find("hello", 'l').value_or(-1) << ' ' << find("hello", 'z').value_or(-1) << ' '
            << value.index() << std::endl;
  try {
    (void) find("hello", 'z').value();
  } catch (const std::bad_optional_access &) {
    std::cout << "nothing there" << std::endl;
  }
}
