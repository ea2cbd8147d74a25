// What the parts of the exception runtime know of each other. The names are those of the Itanium C++ ABI ("Exception
// Handling", level II), as far as clang calls them; a module has one thread, so plain variables hold its state.
#pragma once
#include <stddef.h>
#include <typeinfo>

// Layout of libc++abi's own class: what a type's RTTI can be asked beside its name.
namespace __cxxabiv1 {
// libc++'s name for an Exception.
struct __cxa_exception;

class __shim_type_info : public std::type_info {
 public:
  virtual ~__shim_type_info();
  virtual void noop1() const;
  virtual void noop2() const;
  // Whether a handler of this type takes what was thrown; if so, `object` becomes what the handler is given.
  virtual bool can_catch(const __shim_type_info *thrown, void *&object) const = 0;
};
}

namespace lyceum {

// On WebAssembly a destructor returns `this`, and a call through another type would trap.
typedef void *(*Destructor)(void *);

// Lies before the thrown object. Its address is what the WebAssembly exception carries.
struct alignas(16) Exception {
  const std::type_info *type;
  Destructor destroy;
  // The thrown object: right behind this, or behind the primary exception.
  void *object;
  // For one made by rethrowing an exception_ptr: the exception it stands for. Otherwise null.
  Exception *primary;
  // exception_ptrs and the throw itself.
  int owners;
  // Handlers it is in; negative after `throw;`, until the last of them ends.
  int handlers;
  Exception *next_caught;
  Exception *next_in_flight;
  // What the handler is given.
  void *adjusted;
};

inline Exception *exception_of(void *object) { return static_cast<Exception *>(object) - 1; }

// The exceptions whose handlers are running, and those thrown but not caught yet, the newest first.
extern Exception *caught;
extern Exception *in_flight;

[[noreturn]] void raise(Exception *exception);

// Calls the handler of std::terminate. `thrown` is in flight, or null.
[[noreturn]] void terminate_by(void (*handler)()) noexcept;

}

extern "C" {
void *__cxa_allocate_exception(size_t size) noexcept;
void __cxa_free_exception(void *object) noexcept;
__cxxabiv1::__cxa_exception *__cxa_init_primary_exception(
  void *object, std::type_info *type, lyceum::Destructor destroy) noexcept;
[[noreturn]] void __cxa_throw(void *object, std::type_info *type, lyceum::Destructor destroy);
void *__cxa_begin_catch(void *exception) noexcept;
void __cxa_end_catch();
[[noreturn]] void __cxa_rethrow();
std::type_info *__cxa_current_exception_type();
void *__cxa_current_primary_exception() noexcept;
void __cxa_increment_exception_refcount(void *object) noexcept;
void __cxa_decrement_exception_refcount(void *object) noexcept;
void __cxa_rethrow_primary_exception(void *object);
unsigned __cxa_uncaught_exceptions() noexcept;
bool __cxa_uncaught_exception() noexcept;
extern void (*__cxa_terminate_handler)();
extern void (*__cxa_new_handler)();
}
