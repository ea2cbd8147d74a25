/* Frames full of vectors are the largest that the engine makes: the limit must come before the engine's own, in every tier. */
#include <wasm_simd128.h>

#define VECTOR "local.get %1\n i32x4.splat\n"

__attribute__((target("simd128"), noinline)) static int descend(int left) {
  int result;
  __asm__ volatile(
    "local.get %1\n i32.eqz\n if i32\n i32.const 1\n else\n"
    VECTOR VECTOR VECTOR VECTOR VECTOR VECTOR VECTOR VECTOR
    VECTOR VECTOR VECTOR VECTOR VECTOR VECTOR VECTOR
    "local.get %1\n i32.const 1\n i32.sub\n call %2\n i32x4.splat\n"
    "i32x4.mul\n v128.xor\n i32x4.add\n v128.xor\n i32x4.mul\n v128.xor\n i32x4.mul\n v128.xor\n"
    "i32x4.mul\n v128.xor\n i32x4.mul\n v128.xor\n i32x4.mul\n v128.xor\n i32x4.mul\n"
    "i32x4.extract_lane 0\n end_if\n local.set %0"
    : "=r"(result)
    : "r"(left), "i"(descend));
  return result;
}

int main(void) { return descend(100000000) == 7; }
