/** The same endless bytes in every run: xorshift (G. Marsaglia, "Xorshift RNGs", 2003), 128 bits of state. */
export function seededRandom(): (bytes: Uint8Array) => void {
  let [x, y, z, w] = [123_456_789, 362_436_069, 521_288_629, 88_675_123];
  return (bytes) => {
    for (let i = 0; i < bytes.length; i++) {
      const t = x ^ (x << 11);
      [x, y, z] = [y, z, w];
      w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
      bytes[i] = w & 0xff;
    }
  };
}
