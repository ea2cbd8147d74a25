// Which handler of a landing pad takes an exception. A pad stores its number and its function's table, calls
// _Unwind_CallPersonality and reads the selector: the number of a type in the table, or 0 for none.
#include "exception.h"
#include <stdint.h>

struct LandingPadContext {
  uint32_t pad;
  const uint8_t *table;
  uint32_t selector;
};

static uint32_t read_unsigned(const uint8_t *&at) {
  uint32_t value = 0;
  for (int shift = 0;; shift += 7) {
    uint8_t byte = *at++;
    value |= static_cast<uint32_t>(byte & 0x7f) << shift;
    if (!(byte & 0x80)) return value;
  }
}

static int32_t read_signed(const uint8_t *&at) {
  uint32_t value = 0;
  for (int shift = 0;;) {
    uint8_t byte = *at++;
    value |= static_cast<uint32_t>(byte & 0x7f) << shift;
    shift += 7;
    if (byte & 0x80) continue;
    if ((byte & 0x40) && shift < 32) value |= ~0u << shift;
    return static_cast<int32_t>(value);
  }
}

// A type of null is `catch (...)`.
static bool takes(const std::type_info *wanted, lyceum::Exception *exception) {
  void *object = exception->object;
  if (wanted) {
    using Rtti = const __cxxabiv1::__shim_type_info;
    if (!static_cast<Rtti *>(wanted)->can_catch(static_cast<Rtti *>(exception->type), object)) return false;
  }
  exception->adjusted = object;
  return true;
}

// `action` is a chain of records: a type's number, and how far the next record is from there (0: the last).
// 0 is a cleanup; negative numbers belong to exception specifications, which clang implements otherwise.
static uint32_t select(const uint8_t *action, const std::type_info *const *types_end, lyceum::Exception *exception) {
  for (;;) {
    int32_t number = read_signed(action);
    if (number > 0 && takes(types_end[-number], exception)) return number;
    const uint8_t *from = action;
    int32_t distance = read_signed(action);
    if (distance == 0) return 0;
    action = from + distance;
  }
}

extern "C" {

LandingPadContext __wasm_lpad_context;

int _Unwind_CallPersonality(void *thrown) {
  LandingPadContext &context = __wasm_lpad_context;
  context.selector = 0;
  const uint8_t *at = context.table;
  if (!at) return 0;
  const uint8_t none = 0xff;
  if (*at++ != none) __builtin_trap();
  const std::type_info *const *types_end = nullptr;
  if (*at++ != none) {
    uint32_t length = read_unsigned(at);
    types_end = reinterpret_cast<const std::type_info *const *>(at + length);
  }
  at++;
  uint32_t length = read_unsigned(at);
  const uint8_t *actions = at + length;
  uint32_t action = 0;
  for (uint32_t pad = 0; at < actions; pad++) {
    read_unsigned(at);
    action = read_unsigned(at);
    if (pad == context.pad) break;
    action = 0;
  }
  if (action != 0) {
    context.selector = select(actions + action - 1, types_end, static_cast<lyceum::Exception *>(thrown));
  }
  return 0;
}

}
