#include <cstdio>
#include <new>

int main() {
  int count = 0;
  try {
    for (;; count++) {
      int *volatile array = new int[1 << 20];
      *array = 1;
    }
  } catch (const std::bad_alloc &) {
    printf("bad_alloc: %d\n", count > 5);
  }
}
