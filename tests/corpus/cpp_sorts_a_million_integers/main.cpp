#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int count;
  cin >> count;
  vector<int> numbers(count);
  for (int &number : numbers) cin >> number;
  sort(numbers.begin(), numbers.end());
  long long sum = 0;
  for (int i = 0; i < count; i++) sum += 1LL * numbers[i] * (i % 7);
  cout << numbers.front() << ' ' << numbers[count / 2] << ' ' << numbers.back() << ' ' << sum << '\n';
}
