#include <algorithm>
#include <iostream>
#include <vector>

struct Item { int weight; };

int main() {
  std::vector<Item> items(3);
  int total = "three";
  for (const Item &item : items) total += item.wieght;
  std::cout << totle << std::endl;
}
