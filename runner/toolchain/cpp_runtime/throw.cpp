// Throwing and catching.
#include "exception.h"
#include <exception>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The tag that every C++ exception has; its one value is the address of the Exception.
__asm__(R"(
  .globl __cpp_exception
  .tagtype __cpp_exception i32
__cpp_exception:
)");

using lyceum::Exception;

namespace lyceum {
Exception *caught;
Exception *in_flight;
}

static unsigned uncaught;

// For bad_alloc itself, when there is no memory left.
static constexpr int slot_count = 16;
static constexpr size_t slot_size = 256;
alignas(16) static char slots[slot_count][slot_size];
static uint16_t slots_taken;

static void *take(size_t size) {
  if (void *bytes = calloc(1, size)) return bytes;
  if (size > slot_size) return nullptr;
  for (int i = 0; i < slot_count; i++) {
    if (slots_taken & 1 << i) continue;
    slots_taken |= 1 << i;
    return memset(slots[i], 0, slot_size);
  }
  return nullptr;
}

static void give_back(void *bytes) {
  char *at = static_cast<char *>(bytes);
  if (at >= slots[0] && at < slots[0] + sizeof slots) slots_taken &= ~(1 << (at - slots[0]) / slot_size);
  else free(bytes);
}

[[noreturn]] void lyceum::raise(Exception *exception) {
  exception->next_in_flight = in_flight;
  in_flight = exception;
  uncaught++;
  __builtin_wasm_throw(0, exception);
}

static void leave_flight(Exception *exception) {
  for (Exception **link = &lyceum::in_flight; *link; link = &(*link)->next_in_flight) {
    if (*link != exception) continue;
    *link = exception->next_in_flight;
    return;
  }
}

extern "C" {

void *__cxa_allocate_exception(size_t size) noexcept {
  size_t whole = sizeof(Exception) + size;
  void *bytes = whole < size ? nullptr : take(whole);
  if (!bytes) std::terminate();
  return static_cast<Exception *>(bytes) + 1;
}

void __cxa_free_exception(void *object) noexcept { give_back(lyceum::exception_of(object)); }

__cxxabiv1::__cxa_exception *__cxa_init_primary_exception(
  void *object, std::type_info *type, lyceum::Destructor destroy) noexcept {
  Exception *exception = lyceum::exception_of(object);
  exception->type = type;
  exception->destroy = destroy;
  // A lone `catch (...)` asks no personality, so this has to be right from the beginning.
  exception->object = exception->adjusted = object;
  return reinterpret_cast<__cxxabiv1::__cxa_exception *>(exception);
}

[[noreturn]] void __cxa_throw(void *object, std::type_info *type, lyceum::Destructor destroy) {
  __cxa_init_primary_exception(object, type, destroy);
  Exception *exception = lyceum::exception_of(object);
  exception->owners = 1;
  lyceum::raise(exception);
}

void *__cxa_get_exception_ptr(void *exception) noexcept { return static_cast<Exception *>(exception)->adjusted; }

void *__cxa_begin_catch(void *thrown) noexcept {
  Exception *exception = static_cast<Exception *>(thrown);
  if (exception->handlers == 0) {
    exception->next_caught = lyceum::caught;
    lyceum::caught = exception;
  }
  exception->handlers = abs(exception->handlers) + 1;
  leave_flight(exception);
  uncaught--;
  return exception->adjusted;
}

void __cxa_end_catch() {
  Exception *exception = lyceum::caught;
  if (!exception) return;
  if (exception->handlers < 0) {
    // Thrown again by its handler: it is in flight, and stays.
    if (++exception->handlers == 0) lyceum::caught = exception->next_caught;
    return;
  }
  if (--exception->handlers > 0) return;
  lyceum::caught = exception->next_caught;
  // One made by rethrowing an exception_ptr owns a share of what it stands for.
  void *object = exception->object;
  if (exception->primary) give_back(exception);
  __cxa_decrement_exception_refcount(object);
}

[[noreturn]] void __cxa_rethrow() {
  Exception *exception = lyceum::caught;
  if (!exception) std::terminate();
  exception->handlers = -exception->handlers;
  lyceum::raise(exception);
}

std::type_info *__cxa_current_exception_type() {
  return lyceum::caught ? const_cast<std::type_info *>(lyceum::caught->type) : nullptr;
}

unsigned __cxa_uncaught_exceptions() noexcept { return uncaught; }
bool __cxa_uncaught_exception() noexcept { return uncaught > 0; }

void *__cxa_current_primary_exception() noexcept {
  if (!lyceum::caught) return nullptr;
  __cxa_increment_exception_refcount(lyceum::caught->object);
  return lyceum::caught->object;
}

void __cxa_increment_exception_refcount(void *object) noexcept {
  if (object) lyceum::exception_of(object)->owners++;
}

void __cxa_decrement_exception_refcount(void *object) noexcept {
  if (!object) return;
  Exception *exception = lyceum::exception_of(object);
  if (--exception->owners > 0) return;
  if (exception->destroy) exception->destroy(object);
  give_back(exception);
}

void __cxa_rethrow_primary_exception(void *object) {
  if (!object) return;
  Exception *primary = lyceum::exception_of(object);
  Exception *dependent = lyceum::exception_of(__cxa_allocate_exception(0));
  dependent->type = primary->type;
  dependent->object = dependent->adjusted = object;
  dependent->primary = primary;
  primary->owners++;
  lyceum::raise(dependent);
}

}
