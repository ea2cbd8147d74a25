/** `#include <bits/stdc++.h>`: all of the standard library, as g++ users know it, and two names of libstdc++'s own that they use. */
export const stdHeaderName = "bits/stdc++.h";

const headers = {
  98:
    "cassert cctype cerrno cfloat ciso646 climits clocale cmath csetjmp csignal cstdarg cstddef cstdio cstdlib cstring ctime " +
    "cwchar cwctype algorithm bitset complex deque exception fstream functional iomanip ios iosfwd iostream istream iterator " +
    "limits list locale map memory new numeric ostream queue set sstream stack stdexcept streambuf string typeinfo utility " +
    "valarray vector",
  11:
    "cfenv cinttypes cstdint cuchar array atomic chrono codecvt condition_variable forward_list future initializer_list mutex " +
    "random ratio regex scoped_allocator system_error thread tuple typeindex type_traits unordered_map unordered_set",
  14: "shared_mutex",
  17: "any charconv execution filesystem memory_resource optional string_view variant",
  20:
    "barrier bit compare concepts coroutine format latch numbers ranges semaphore source_location span stop_token syncstream " +
    "version",
  23: "expected flat_map flat_set mdspan print",
} as const;

const cplusplus: Record<keyof typeof headers, number> = {
  98: 199711,
  11: 201103,
  14: 201402,
  17: 201703,
  20: 202002,
  23: 202302,
};

export const stdHeader = `#pragma once
#pragma GCC system_header
${
  Object.entries(headers).map(([year, names]) =>
    [
      `#if __cplusplus >= ${cplusplus[Number(year) as keyof typeof headers]}L`,
      ...names.split(" ").map((name) => `#include <${name}>`),
      "#endif",
    ].join("\n")
  ).join("\n")
}
namespace std {
inline int __lg(int n) { return 31 - __builtin_clz(n); }
inline int __lg(unsigned n) { return 31 - __builtin_clz(n); }
inline long __lg(long n) { return 31 - __builtin_clzl(n); }
inline long __lg(unsigned long n) { return 31 - __builtin_clzl(n); }
inline long long __lg(long long n) { return 63 - __builtin_clzll(n); }
inline long long __lg(unsigned long long n) { return 63 - __builtin_clzll(n); }
inline int __gcd(int a, int b) { return b == 0 ? a : __gcd(b, a % b); }
inline long __gcd(long a, long b) { return b == 0 ? a : __gcd(b, a % b); }
inline long long __gcd(long long a, long long b) { return b == 0 ? a : __gcd(b, a % b); }
}
`;
