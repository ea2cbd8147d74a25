// The end of a program that nobody catches an exception of, in the words of GCC's runtime.
#include "exception.h"
#include <exception>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

namespace lyceum {
void say_type(const char *mangled);
}

static void say(const char *text) { write(2, text, strlen(text)); }

static void explain() {
  static bool explained;
  if (explained) {
    say("terminate called recursively\n");
    abort();
  }
  explained = true;
  lyceum::Exception *exception = lyceum::caught;
  if (!exception) {
    say("terminate called without an active exception\n");
    abort();
  }
  say("terminate called after throwing an instance of '");
  lyceum::say_type(exception->type->name());
  say("'\n");
  using Rtti = const __cxxabiv1::__shim_type_info;
  void *object = exception->object;
  if (static_cast<Rtti *>(&typeid(std::exception))->can_catch(static_cast<Rtti *>(exception->type), object)) {
    say("  what():  ");
    say(static_cast<std::exception *>(object)->what());
    say("\n");
  }
  abort();
}

extern "C" {
// All that libc++abi's handlers define: if one of theirs were linked, so would be the rest.
void (*__cxa_terminate_handler)() = explain;
void (*__cxa_unexpected_handler)() = std::terminate;
void (*__cxa_new_handler)();
}

// A destructor or a `noexcept` function that an exception wants to leave does not say which exception it is.
[[noreturn]] void lyceum::terminate_by(void (*handler)()) noexcept {
  if (in_flight) __cxa_begin_catch(in_flight);
  try {
    handler();
  } catch (...) {
  }
  abort();
}

template <class T>
static T exchange(T &variable, T value) {
  T old = variable;
  variable = value;
  return old;
}

namespace std {
typedef void (*unexpected_handler)();
typedef void (*new_handler)();
unexpected_handler set_unexpected(unexpected_handler) noexcept;
unexpected_handler get_unexpected() noexcept;
[[noreturn]] void unexpected();
[[noreturn]] void __unexpected(unexpected_handler);
[[noreturn]] void __terminate(terminate_handler) noexcept;
new_handler set_new_handler(new_handler) noexcept;
new_handler get_new_handler() noexcept;

terminate_handler set_terminate(terminate_handler handler) noexcept {
  return exchange(__cxa_terminate_handler, handler ? handler : explain);
}
terminate_handler get_terminate() noexcept { return __cxa_terminate_handler; }
[[noreturn]] void __terminate(terminate_handler handler) noexcept { lyceum::terminate_by(handler); }
[[noreturn]] void terminate() noexcept { lyceum::terminate_by(__cxa_terminate_handler); }

unexpected_handler set_unexpected(unexpected_handler handler) noexcept {
  return exchange(__cxa_unexpected_handler, handler ? handler : std::terminate);
}
unexpected_handler get_unexpected() noexcept { return __cxa_unexpected_handler; }
[[noreturn]] void __unexpected(unexpected_handler handler) {
  handler();
  std::terminate();
}
[[noreturn]] void unexpected() { __unexpected(__cxa_unexpected_handler); }

new_handler set_new_handler(new_handler handler) noexcept { return exchange(__cxa_new_handler, handler); }
new_handler get_new_handler() noexcept { return __cxa_new_handler; }
}
