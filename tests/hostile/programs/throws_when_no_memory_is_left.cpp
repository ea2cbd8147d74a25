// tries: to throw exceptions when nothing can be allocated
// must: successful
// stdout: "bad_alloc, 1000 thrown\n"
// limits: memory=32768
#include <cstdio>
#include <cstdlib>
#include <new>
struct Large { char bytes[128]; };
int main() {
  for (std::size_t size = 1 << 20; size >= 8; size /= 2) while (void *p = std::malloc(size)) *static_cast<void *volatile *>(p) = p;
  int thrown = 0;
  const char *what = "none";
  try {
    *static_cast<void *volatile *>(static_cast<void *>(new Large[10000])) = nullptr;
  } catch (const std::bad_alloc &) {
    what = "bad_alloc";
  }
  for (int i = 0; i < 1000; i++) {
    try {
      throw Large();
    } catch (const Large &) {
      thrown++;
    } catch (const std::bad_alloc &) {
      thrown++;
    }
  }
  std::printf("%s, %d thrown\n", what, thrown);
}
