// The entry point of a C++ program: as libc's, and an exception that nobody catches is the end of it.
#include <exception>

extern "C" {
void __wasm_call_ctors();
int __main_void();
void __wasm_call_dtors();
[[noreturn]] void __wasi_proc_exit(unsigned code);

__attribute__((export_name("_start"))) void _start() {
  int code = 0;
  try {
    __wasm_call_ctors();
    code = __main_void();
    __wasm_call_dtors();
  } catch (...) {
    // It is caught, so std::terminate knows which it was.
    std::terminate();
  }
  if (code != 0) __wasi_proc_exit(code);
}
}
