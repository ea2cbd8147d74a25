/* What they give may differ from machine to machine. */
#include <wasm_simd128.h>

__attribute__((target("relaxed-simd"))) int main(void) {
  v128_t one = wasm_f32x4_splat(1);
  return (int) wasm_f32x4_extract_lane(wasm_f32x4_relaxed_madd(one, one, one), 0);
}
