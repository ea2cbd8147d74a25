#include <stdio.h>

constexpr int answer = 0b101010;

int main() {
  auto doubled = answer * 2;
  bool right = doubled == 84;
  typeof(doubled) same = doubled;
  static_assert(sizeof(int) == 4);
  printf("%d %d %ld\n", right, same, __STDC_VERSION__ >= 202311L ? 23L : 0L);
  return nullptr == (void *)0 ? 0 : 1;
}
