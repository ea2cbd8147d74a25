/** A module, perhaps a good one, that uses a part of WebAssembly which is refused here: threads, GC, memory64, …. */
export class UnsupportedFeature extends Error {
  override name = "UnsupportedFeature";
  /**
   * @param offset of the byte in question, from the start of the module
   * @param place where that is, for people: ` in function 7`; empty outside functions
   */
  constructor(feature: string, readonly offset: number, place = "") {
    super(`Cannot read the module: ${feature} is not supported${place} at offset 0x${offset.toString(16)}`);
  }
}
