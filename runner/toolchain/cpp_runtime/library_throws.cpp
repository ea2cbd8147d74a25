// libc++ and libc++abi were built without exceptions: where they would throw, they call these. What they throw is told by the
// text that they would have printed.
#include "exception.h"
#include <ios>
#include <new>
#include <stdarg.h>
#include <stdexcept>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <system_error>
#include <typeinfo>

extern "C" {
[[noreturn]] void __cxa_bad_cast() { throw std::bad_cast(); }
[[noreturn]] void __cxa_bad_typeid() { throw std::bad_typeid(); }
[[noreturn]] void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }
}

// Weak: a program that has nothing to do with these exceptions shall not carry their libraries.
namespace weak {
#define WEAK(name) __asm__(name) __attribute__((weak))
extern const char system_error_type[] WEAK("_ZTINSt3__212system_errorE");
extern const char failure_type[] WEAK("_ZTINSt3__28ios_base7failureE");
const std::error_category &generic_category() WEAK("_ZNSt3__216generic_categoryEv");
void *construct_system_error(void *, std::error_code, const char *) WEAK("_ZNSt3__212system_errorC1ENS_10error_codeEPKc");
void *destroy_system_error(void *) WEAK("_ZNSt3__212system_errorD1Ev");
const std::error_category &iostream_category() WEAK("_ZNSt3__217iostream_categoryEv");
void *construct_failure(void *, const char *, const std::error_code &)
  WEAK("_ZNSt3__28ios_base7failureC1EPKcRKNS_10error_codeE");
void *destroy_failure(void *) WEAK("_ZNSt3__28ios_base7failureD1Ev");
#undef WEAK
}

namespace lyceum {
// In an object of its own, linked where the program knows filesystem_error.
[[noreturn, gnu::weak]] void throw_filesystem_error();
}

static std::type_info *type_at(const char *address) {
  return reinterpret_cast<std::type_info *>(const_cast<char *>(address));
}

[[noreturn]] static void throw_system_error(int code, const char *message) {
  void *object = __cxa_allocate_exception(sizeof(std::system_error));
  weak::construct_system_error(object, std::error_code(code, weak::generic_category()), message);
  __cxa_throw(object, type_at(weak::system_error_type), weak::destroy_system_error);
}

[[noreturn]] static void throw_failure(const char *message) {
  void *object = __cxa_allocate_exception(sizeof(std::ios_base::failure));
  weak::construct_failure(object, message, std::error_code(static_cast<int>(std::io_errc::stream), weak::iostream_category()));
  __cxa_throw(object, type_at(weak::failure_type), weak::destroy_failure);
}

// Declared `noexcept` by libc++, hence defined under another name.
extern "C" [[noreturn]] void verbose_abort(const char *format, ...) __asm__("_ZNSt3__222__libcpp_verbose_abortEPKcz");

extern "C" [[noreturn]] void verbose_abort(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const char *end = strstr(format, " was thrown in -fno-exceptions mode");
  auto is = [=](const char *name) {
    return end && strlen(name) == static_cast<size_t>(end - format) && strncmp(format, name, end - format) == 0;
  };
  if (is("bad_alloc")) throw std::bad_alloc();
  if (is("bad_array_new_length")) throw std::bad_array_new_length();
  if (is("bad_cast")) throw std::bad_cast();
  if (is("length_error")) throw std::length_error(va_arg(arguments, const char *));
  if (is("out_of_range")) throw std::out_of_range(va_arg(arguments, const char *));
  if (is("invalid_argument")) throw std::invalid_argument(va_arg(arguments, const char *));
  if (is("runtime_error")) throw std::runtime_error(va_arg(arguments, const char *));
  if (is("overflow_error")) throw std::overflow_error(va_arg(arguments, const char *));
  if (is("ios_base::failure") && weak::construct_failure) throw_failure(va_arg(arguments, const char *));
  if (is("filesystem_error") && lyceum::throw_filesystem_error) lyceum::throw_filesystem_error();
  if (is("system_error") && weak::construct_system_error) {
    int code = va_arg(arguments, int);
    throw_system_error(code, va_arg(arguments, const char *));
  }
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  abort();
}
