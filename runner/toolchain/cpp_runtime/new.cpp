// Allocation that fails by throwing. Weak, so that a program may have its own. All that libc++abi's object defines is here: a program that
// had it for one of these would have the others with it, and theirs abort.
#include "exception.h"
#include <new>
#include <stdlib.h>

using std::align_val_t;
using std::nothrow_t;
using std::size_t;

template <class Allocate>
static void *try_until_given_up(Allocate allocate) {
  for (;;) {
    if (void *bytes = allocate()) return bytes;
    std::new_handler handler = std::get_new_handler();
    if (!handler) throw std::bad_alloc();
    handler();
  }
}

template <class Allocate>
static void *null_where_it_throws(Allocate allocate) noexcept {
  try {
    return allocate();
  } catch (...) {
    return nullptr;
  }
}

#define WEAK [[gnu::weak]]

WEAK void *operator new(size_t size) {
  return try_until_given_up([size] { return malloc(size ? size : 1); });
}
WEAK void *operator new(size_t size, align_val_t alignment) {
  size_t align = static_cast<size_t>(alignment) < sizeof(void *) ? sizeof(void *) : static_cast<size_t>(alignment);
  size_t rounded = (size + align - 1) & ~(align - 1);
  if (rounded < size) rounded = size;
  return try_until_given_up([=] { return aligned_alloc(align, rounded ? rounded : align); });
}
WEAK void *operator new[](size_t size) { return ::operator new(size); }
WEAK void *operator new[](size_t size, align_val_t alignment) { return ::operator new(size, alignment); }

WEAK void *operator new(size_t size, const nothrow_t &) noexcept {
  return null_where_it_throws([=] { return ::operator new(size); });
}
WEAK void *operator new[](size_t size, const nothrow_t &) noexcept {
  return null_where_it_throws([=] { return ::operator new[](size); });
}
WEAK void *operator new(size_t size, align_val_t alignment, const nothrow_t &) noexcept {
  return null_where_it_throws([=] { return ::operator new(size, alignment); });
}
WEAK void *operator new[](size_t size, align_val_t alignment, const nothrow_t &) noexcept {
  return null_where_it_throws([=] { return ::operator new[](size, alignment); });
}

WEAK void operator delete(void *bytes) noexcept { free(bytes); }
WEAK void operator delete(void *bytes, align_val_t) noexcept { free(bytes); }
WEAK void operator delete[](void *bytes) noexcept { ::operator delete(bytes); }
WEAK void operator delete[](void *bytes, align_val_t alignment) noexcept { ::operator delete(bytes, alignment); }
WEAK void operator delete(void *bytes, size_t) noexcept { ::operator delete(bytes); }
WEAK void operator delete(void *bytes, size_t, align_val_t alignment) noexcept { ::operator delete(bytes, alignment); }
WEAK void operator delete[](void *bytes, size_t) noexcept { ::operator delete[](bytes); }
WEAK void operator delete[](void *bytes, size_t, align_val_t alignment) noexcept { ::operator delete[](bytes, alignment); }
WEAK void operator delete(void *bytes, const nothrow_t &) noexcept { ::operator delete(bytes); }
WEAK void operator delete[](void *bytes, const nothrow_t &) noexcept { ::operator delete[](bytes); }
WEAK void operator delete(void *bytes, align_val_t alignment, const nothrow_t &) noexcept { ::operator delete(bytes, alignment); }
WEAK void operator delete[](void *bytes, align_val_t alignment, const nothrow_t &) noexcept { ::operator delete[](bytes, alignment); }
