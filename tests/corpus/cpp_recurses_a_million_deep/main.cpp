#include <iostream>
#include <vector>
using namespace std;

vector<vector<int>> children;

int depth(int node) {
  int deepest = 0;
  for (int child : children[node]) deepest = max(deepest, depth(child));
  return deepest + 1;
}

int main() {
  const int count = 1000000;
  children.resize(count);
  for (int i = 1; i < count; i++) children[i - 1].push_back(i);
  cout << depth(0) << endl;
}
