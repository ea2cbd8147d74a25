// What libc++ has beside its no-exceptions build of <exception>: the same functions, with exceptions.
#define _LIBCPP_ENABLE_CXX20_REMOVED_UNCAUGHT_EXCEPTION
#include "exception.h"
#include <exception>

namespace std {

bool uncaught_exception() noexcept { return __cxa_uncaught_exception(); }
int uncaught_exceptions() noexcept { return __cxa_uncaught_exceptions(); }

exception_ptr::~exception_ptr() noexcept { __cxa_decrement_exception_refcount(__ptr_); }

exception_ptr::exception_ptr(const exception_ptr &other) noexcept : __ptr_(other.__ptr_) {
  __cxa_increment_exception_refcount(__ptr_);
}

exception_ptr &exception_ptr::operator=(const exception_ptr &other) noexcept {
  __cxa_increment_exception_refcount(other.__ptr_);
  __cxa_decrement_exception_refcount(__ptr_);
  __ptr_ = other.__ptr_;
  return *this;
}

exception_ptr exception_ptr::__from_native_exception_pointer(void *object) noexcept {
  __cxa_increment_exception_refcount(object);
  exception_ptr pointer;
  pointer.__ptr_ = object;
  return pointer;
}

exception_ptr current_exception() noexcept {
  exception_ptr pointer;
  pointer.__ptr_ = __cxa_current_primary_exception();
  return pointer;
}

[[noreturn]] void rethrow_exception(exception_ptr pointer) {
  __cxa_rethrow_primary_exception(pointer.__ptr_);
  terminate();
}

nested_exception::nested_exception() noexcept : __ptr_(current_exception()) {}
nested_exception::~nested_exception() noexcept {}

[[noreturn]] void nested_exception::rethrow_nested() const {
  if (!__ptr_) terminate();
  rethrow_exception(__ptr_);
}

}
