#include <bits/stdc++.h>
using namespace std;

int main() {
  map<string, int> ordered;
  unordered_map<string, int> hashed;
  set<string> seen;
  multiset<size_t> lengths;
  string word;
  while (cin >> word) {
    ordered[word]++;
    hashed[word]++;
    seen.insert(word);
    lengths.insert(word.size());
  }
  for (auto &[text, count] : ordered) cout << text << ' ' << count << ' ' << hashed[text] << '\n';
  cout << seen.size() << ' ' << *lengths.begin() << ' ' << *lengths.rbegin() << endl;
}
