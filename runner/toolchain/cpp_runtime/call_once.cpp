// std::call_once whose callable throws can be called again.
#include <mutex>

namespace std {
inline namespace __2 {
void __call_once(volatile once_flag::_State_type &state, void *argument, void (*call)(void *)) {
  if (state != once_flag::_Unset) return;
  state = once_flag::_Pending;
  try {
    call(argument);
  } catch (...) {
    state = once_flag::_Unset;
    throw;
  }
  state = once_flag::_Complete;
}
}
}
