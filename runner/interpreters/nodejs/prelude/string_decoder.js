import { decode } from "./buffer.js";
import { wholeCharacters } from "./encoding.js";

/** `node:string_decoder`: characters that come in pieces. */
export class StringDecoder {
  #rest = new Uint8Array(0);
  constructor(encoding = "utf8") {
    this.encoding = encoding === "utf-8" ? "utf8" : encoding;
  }
  write(bytes) {
    if (typeof bytes === "string") return bytes;
    if (this.encoding !== "utf8") return decode(bytes, this.encoding);
    let whole = bytes;
    if (this.#rest.length > 0) {
      whole = new Uint8Array(this.#rest.length + bytes.length);
      whole.set(this.#rest);
      whole.set(bytes, this.#rest.length);
    }
    const end = wholeCharacters(whole);
    this.#rest = whole.slice(end);
    return decode(whole.subarray(0, end));
  }
  end(bytes) {
    const text = bytes === undefined ? "" : this.write(bytes);
    const rest = decode(this.#rest);
    this.#rest = new Uint8Array(0);
    return text + rest;
  }
}
