#include <algorithm>
#include <concepts>
#include <iostream>
#include <numeric>
#include <ranges>
#include <string>
#include <vector>

template <std::integral T>
T twice(T value) { return 2 * value; }

struct Point {
  int x, y;
  auto operator<=>(const Point &) const = default;
};

int main() {
  std::vector<int> numbers(20);
  std::iota(numbers.begin(), numbers.end(), 1);
  auto wanted = numbers | std::views::filter([](int n) { return n % 3 == 0; }) | std::views::transform(twice<int>) | std::views::reverse;
  for (int number : wanted) std::cout << number << ' ';
  std::vector<Point> points{{2, 1}, {1, 5}, {1, 2}};
  std::ranges::sort(points);
  for (auto [x, y] : points) std::cout << x << ',' << y << ' ';
  std::ranges::sort(points, std::greater{}, &Point::y);
  std::cout << points[0].y << std::endl;
}
