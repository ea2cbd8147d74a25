/**
 * Bytes that are not a WebAssembly module. Whatever bytes are read, this is the only error that reading them gives
 * beside {@link UnsupportedFeature}.
 */
export class MalformedModule extends Error {
  override name = "MalformedModule";
  /**
   * @param offset of the byte in question, from the start of the module
   * @param place where that is, for people: ` in function 7`; empty outside functions
   */
  constructor(problem: string, readonly offset: number, place = "") {
    super(`Cannot read the module: ${problem}${place} at offset 0x${offset.toString(16)}`);
  }
}
