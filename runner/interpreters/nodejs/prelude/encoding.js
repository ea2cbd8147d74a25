import { host, range } from "./host.js";
import { nodeError } from "./errors.js";

export class TextEncoder {
  get encoding() {
    return "utf-8";
  }
  encode(text = "") {
    return new Uint8Array(host.encode(wellFormed(`${text}`)));
  }
  encodeInto(text, target) {
    const bytes = this.encode(text);
    let written = Math.min(bytes.length, target.length);
    while (written > 0 && written < bytes.length && (bytes[written] & 0xc0) === 0x80) written--;
    target.set(bytes.subarray(0, written));
    return { read: decodeUtf8(bytes.subarray(0, written)).length, written };
  }
}

export class TextDecoder {
  #latin1;
  #utf16;
  #rest = new Uint8Array(0);
  constructor(label = "utf-8", options = {}) {
    const name = String(label).trim().toLowerCase();
    this.#latin1 = ["latin1", "iso-8859-1", "ascii", "us-ascii", "windows-1252"].includes(name);
    this.#utf16 = ["utf-16le", "utf-16"].includes(name);
    if (!this.#latin1 && !this.#utf16 && name !== "utf-8" && name !== "utf8") {
      throw nodeError(RangeError, "ERR_ENCODING_NOT_SUPPORTED", `The "${label}" encoding is not supported`);
    }
    this.encoding = this.#latin1 ? "windows-1252" : this.#utf16 ? "utf-16le" : "utf-8";
    this.fatal = options?.fatal === true;
    this.ignoreBOM = options?.ignoreBOM === true;
  }
  decode(input, options) {
    let bytes = input === undefined ? new Uint8Array(0) : asBytes(input);
    if (this.#latin1) return decodeLatin1(bytes);
    if (this.#utf16) return decodeUtf16(bytes);
    if (this.#rest.length > 0) bytes = joined(this.#rest, bytes);
    const end = options?.stream ? wholeCharacters(bytes) : bytes.length;
    this.#rest = bytes.slice(end);
    const text = decodeUtf8(bytes.subarray(0, end));
    if (this.fatal && text.includes("\ufffd") && !includesReplacement(bytes.subarray(0, end))) {
      throw nodeError(
        TypeError,
        "ERR_ENCODING_INVALID_ENCODED_DATA",
        "The encoded data was not valid for encoding utf-8",
      );
    }
    return !this.ignoreBOM && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }
}

export function asBytes(input) {
  if (input instanceof Uint8Array) return input;
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  return new Uint8Array(input);
}

export function decodeUtf8(bytes) {
  return bytes.length === 0 ? "" : host.decode(...range(bytes));
}

/** Unpaired surrogates have no place in UTF-8. */
export function wellFormed(text) {
  return text.isWellFormed() ? text : text.toWellFormed();
}

export function decodeLatin1(bytes) {
  return inPieces(bytes, (piece) => String.fromCharCode(...piece));
}

export function decodeUtf16(bytes) {
  const units = new Uint16Array(bytes.slice(0, bytes.length & ~1).buffer);
  return inPieces(units, (piece) => String.fromCharCode(...piece));
}

function inPieces(list, write) {
  let text = "";
  for (let at = 0; at < list.length; at += 4096) text += write(list.subarray(at, at + 4096));
  return text;
}

/** Length of the bytes without a character that is not whole at their end. */
export function wholeCharacters(bytes) {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back];
    if ((byte & 0xc0) === 0x80) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return needed > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function joined(head, tail) {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

function includesReplacement(bytes) {
  for (let at = 0; at + 2 < bytes.length; at++) {
    if (bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) return true;
  }
  return false;
}
