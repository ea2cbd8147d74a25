// Allocation that fails by throwing. Weak, so that a program may have its own; new[] and the nothrow forms are libc++abi's.
#include "exception.h"
#include <new>
#include <stdlib.h>

template <class Allocate>
static void *try_until_given_up(Allocate allocate) {
  for (;;) {
    if (void *bytes = allocate()) return bytes;
    std::new_handler handler = std::get_new_handler();
    if (!handler) throw std::bad_alloc();
    handler();
  }
}

[[gnu::weak]] void *operator new(size_t size) {
  return try_until_given_up([size] { return malloc(size ? size : 1); });
}

[[gnu::weak]] void *operator new(size_t size, std::align_val_t alignment) {
  size_t align = static_cast<size_t>(alignment) < sizeof(void *) ? sizeof(void *) : static_cast<size_t>(alignment);
  size_t rounded = (size + align - 1) & ~(align - 1);
  if (rounded < size) rounded = size;
  return try_until_given_up([=] { return aligned_alloc(align, rounded ? rounded : align); });
}
