#include <bits/stdc++.h>
#define all(x) (x).begin(), (x).end()
using namespace std;
typedef long long ll;

int main() {
  ios_base::sync_with_stdio(0), cin.tie(0);
  int n, m;
  cin >> n >> m;
  vector<vector<pair<int, ll>>> graph(n + 1);
  for (int i = 0; i < m; i++) {
    int a, b, weight;
    cin >> a >> b >> weight;
    graph[a].push_back({b, weight}), graph[b].push_back({a, weight});
  }
  vector<ll> distances(n + 1, LLONG_MAX);
  priority_queue<pair<ll, int>, vector<pair<ll, int>>, greater<>> queue;
  queue.push({distances[1] = 0, 1});
  while (!queue.empty()) {
    auto [distance, node] = queue.top();
    queue.pop();
    if (distance > distances[node]) continue;
    for (auto [to, weight] : graph[node])
      if (distance + weight < distances[to]) queue.push({distances[to] = distance + weight, to});
  }
  for (int i = 1; i <= n; i++) cout << (distances[i] == LLONG_MAX ? -1 : distances[i]) << " \n"[i == n];
  cout << __gcd(84, 36) << ' ' << __lg(1025) << ' ' << __builtin_popcount(255) << '\n';
  string text = "stressed";
  reverse(all(text));
  bitset<8> bits(0b10110);
  cout << text << ' ' << bits << ' ' << accumulate(all(text), 0) << endl;
}
