#include <iostream>
#include <memory>

struct Node {
  int value;
  std::unique_ptr<Node> next;
};

int main() {
  auto list = std::make_unique<Node>(Node{1, nullptr});
  std::cout << list->value << std::endl;
  std::cout << list->next->value << std::endl;
}
