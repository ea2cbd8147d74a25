import { stdHeaderName } from "./std_header.ts";

/** What is precompiled: the standard library, and what learners' programs use of its templates. */
export const usualHeaderName = "bits/lyceum.h";

/**
 * Nobody calls this function, so no program holds any of it. But what it uses of templates is instantiated once, when the header is precompiled,
 * and not in each unit again, which for a program of a few containers was two fifths of reading it (README.md). What is rarely
 * used stays out: every megabyte of the precompiled header costs every unit a millisecond.
 */
export const usualHeader = `#pragma once
#pragma GCC system_header
#include <${stdHeaderName}>
namespace __lyceum {
inline void __usual(int i, long long l, double d, char c, bool b, std::string s) {
  std::cin >> i >> l >> d >> c >> s;
  if (!(std::cin >> i)) return;
  while (std::cin >> s) { }
  while (std::getline(std::cin, s)) { }
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  std::cout << i << l << d << c << b << s << s.size() << "text" << 'c' << '\\n' << std::endl;
  std::cout << std::setw(3) << std::setfill('0') << std::setprecision(2) << std::fixed << d;
  std::cerr << s << "text" << i << std::endl;

  s = std::to_string(i) + "a" + s + 'c' + std::to_string(l);
  s = "a" + s + s;
  s += s; s += 'c'; s += "text"; s.append(s); s.insert(0, s); s.push_back(c); s.pop_back(); s.erase(1);
  s = std::string(3, c); s = s.substr(1, 2); c = s[0]; c = s.back();
  b = s == s || s == "text" || s != s || s < s || s.empty() || s.find("a") != std::string::npos || s.find('a') == 0;
  for (char one : s) c = one;
  for (char &one : s) one = std::toupper(c);
  std::sort(s.begin(), s.end());
  std::reverse(s.begin(), s.end());
  i = std::stoi(s); l = std::stoll(s); d = std::stod(s);
  std::istringstream in(s); in >> i >> s; while (std::getline(in, s, ',')) { }
  std::ostringstream out; out << i << s; s = out.str();
  std::stringstream both(s); both << i << ' '; both >> i >> s;

  i = std::max(i, i) + std::min(i, i); l = std::max(l, l) + std::min(l, l); d = std::max(d, d); std::swap(i, i);
  std::vector<int> v(3), w(3, i), x{1, 2};
  v.push_back(i); v.emplace_back(i); v.pop_back(); v.resize(4); v.assign(3, i); v.insert(v.begin(), i); v.erase(v.begin());
  v[0] = i; v.front() = v.back(); v.clear(); v = w; b = v.empty() || v.size() > 3;
  for (int &one : v) one = i;
  for (int one : v) i = one;
  std::sort(v.begin(), v.end()); std::sort(v.rbegin(), v.rend()); std::sort(v.begin(), v.end(), std::greater<int>());
  std::reverse(v.begin(), v.end()); std::fill(v.begin(), v.end(), i); std::next_permutation(v.begin(), v.end());
  v.erase(std::unique(v.begin(), v.end()), v.end());
  i = *std::max_element(v.begin(), v.end()) + *std::min_element(v.begin(), v.end()) + *std::find(v.begin(), v.end(), i);
  i = *std::lower_bound(v.begin(), v.end(), i) + *std::upper_bound(v.begin(), v.end(), i);
  i = std::count(v.begin(), v.end(), i) + std::accumulate(v.begin(), v.end(), 0);
  l = std::accumulate(v.begin(), v.end(), 0LL);

  std::vector<long long> vl(3), wl(3, l); vl.push_back(l); vl[0] = l; std::sort(vl.begin(), vl.end());
  for (long long one : vl) l = one;
  std::vector<double> vd(3); vd.push_back(d);
  std::vector<char> vc(3);
  std::vector<bool> vb(3, true); vb[0] = false;
  std::vector<std::string> vs; vs.push_back(s); vs.emplace_back(s); std::sort(vs.begin(), vs.end());
  for (const auto &one : vs) s = one;
  std::vector<std::pair<int, int>> vp; vp.push_back({i, i}); vp.emplace_back(i, i); std::sort(vp.begin(), vp.end());
  for (const auto &[one, other] : vp) i = one + other;
  for (auto &one : vp) i = one.first + one.second;
  std::vector<std::vector<int>> vv(3), wv(3, std::vector<int>(3)), xv(3, v);
  vv[0].push_back(i); vv.push_back(v); vv.resize(3); i = vv[0][0];
  std::vector<std::vector<long long>> vvl(3, std::vector<long long>(3, l));
  std::vector<std::vector<char>> vvc(3, std::vector<char>(3, c));
  std::vector<std::vector<std::pair<int, int>>> vvp(3); vvp[0].push_back({i, i}); vvp[0].emplace_back(i, i);

  std::map<std::string, int> ms; ms[s]++; b = ms.count(s) || ms.find(s) == ms.end();
  for (const auto &[key, value] : ms) i = value;
  for (auto &[key, value] : ms) value = i;
  std::map<int, int> mi; mi[i]++; b = mi.count(i) || mi.find(i) == mi.end();
  for (const auto &[key, value] : mi) i = value;
  for (auto &[key, value] : mi) value = i;
  std::map<char, int> mc; mc[c]++;
  for (const auto &[key, value] : mc) i = value;
  std::unordered_map<std::string, int> us; us[s]++; b = us.count(s) || us.find(s) == us.end();
  for (const auto &[key, value] : us) i = value;
  std::unordered_map<int, int> ui; ui[i]++; b = ui.count(i) || ui.find(i) == ui.end();
  for (const auto &[key, value] : ui) i = value;
  std::set<int> si; si.insert(i); si.erase(i); i = *si.begin(); b = si.count(i) || si.find(i) == si.end();
  for (int one : si) i = one;
  std::set<std::string> ss; ss.insert(s); b = ss.count(s);
  for (const auto &one : ss) s = one;
  std::unordered_set<int> ti; ti.insert(i); b = ti.count(i) || ti.find(i) == ti.end();

  std::queue<int> qi; qi.push(i); i = qi.front(); qi.pop(); b = qi.empty();
  std::queue<std::pair<int, int>> qp; qp.push({i, i}); i = qp.front().first; qp.pop();
  std::stack<int> ki; ki.push(i); i = ki.top(); ki.pop();
  std::stack<char> kc; kc.push(c); c = kc.top(); kc.pop();
  std::deque<int> di; di.push_back(i); di.push_front(i); di.pop_back(); di.pop_front(); i = di[0];
  std::priority_queue<int> pi; pi.push(i); i = pi.top(); pi.pop();
  std::priority_queue<int, std::vector<int>, std::greater<int>> gi; gi.push(i); i = gi.top(); gi.pop();
  using near = std::pair<int, int>;
  std::priority_queue<near, std::vector<near>, std::greater<near>> gp; gp.push({i, i}); i = gp.top().first; gp.pop();
  using far = std::pair<long long, int>;
  std::priority_queue<far, std::vector<far>, std::greater<far>> gl; gl.push({l, i}); l = gl.top().first; gl.pop();
}
}
`;
