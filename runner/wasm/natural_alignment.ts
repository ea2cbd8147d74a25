/** Alignment, as a power of two, that the text format leaves unsaid for a load or store: its own size. */
export function naturalAlignment(name: string): number {
  // `i64.load32_u`, `v128.load8_splat`, `v128.load32x2_s`: what is moved stands behind the word, else before the point.
  const moved = /(?:load|store)(\d+)(?:x(\d+))?/.exec(name);
  const bits = moved === null ? Number(/^\w(\d+)/.exec(name)?.[1]) : Number(moved[1]) * Number(moved[2] ?? 1);
  return Math.log2(bits / 8);
}
