import { invalidArgument, nodeError } from "./errors.js";
import { asBytes, decodeLatin1, decodeUtf16, decodeUtf8, wellFormed } from "./encoding.js";
import { host } from "./host.js";
import { custom } from "./inspect.js";
import { numberMethods } from "./buffer_numbers.js";

/** `Buffer`: bytes with names for their encodings. */
export class Buffer extends Uint8Array {
  static poolSize = 8192;

  static from(value, second, third) {
    if (typeof value === "string") return fromBytes(encode(value, second));
    if (value instanceof ArrayBuffer) return new Buffer(value, second, third);
    if (ArrayBuffer.isView(value)) return fromBytes(Uint8Array.from(value));
    if (Array.isArray(value)) return fromBytes(Uint8Array.from(value));
    if (value?.type === "Buffer" && Array.isArray(value.data)) return Buffer.from(value.data);
    if (typeof value === "object" && value !== null) {
      const inner = value.valueOf?.();
      if (inner !== value && inner !== null && inner !== undefined) return Buffer.from(inner, second, third);
      if (typeof value.length === "number") return fromBytes(Uint8Array.from(value));
    }
    throw invalidArgument(
      "first",
      "of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object.",
      value,
    );
  }

  static alloc(size, fill, encoding) {
    const buffer = new Buffer(checkSize(size));
    return fill === undefined ? buffer : buffer.fill(fill, encoding);
  }
  static allocUnsafe(size) {
    return new Buffer(checkSize(size));
  }
  static allocUnsafeSlow(size) {
    return new Buffer(checkSize(size));
  }
  static concat(list, length = list.reduce((sum, one) => sum + one.length, 0)) {
    const whole = Buffer.alloc(length);
    let at = 0;
    for (const one of list) {
      const part = one.subarray(0, Math.max(0, length - at));
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
  static isBuffer(value) {
    return value instanceof Buffer;
  }
  static isEncoding(name) {
    return typeof name === "string" && encodingOf(name) !== undefined;
  }
  static byteLength(value, encoding) {
    return typeof value === "string" ? encode(value, encoding).length : value.byteLength;
  }
  static compare(a, b) {
    const shared = Math.min(a.length, b.length);
    for (let at = 0; at < shared; at++) if (a[at] !== b[at]) return a[at] < b[at] ? -1 : 1;
    return Math.sign(a.length - b.length);
  }

  toString(encoding, start = 0, end = this.length) {
    const bytes = this.subarray(Math.max(0, start), Math.min(this.length, end));
    return decode(bytes, encoding);
  }
  toLocaleString(...args) {
    return this.toString(...args);
  }
  toJSON() {
    return { type: "Buffer", data: [...this] };
  }
  equals(other) {
    return Buffer.compare(this, other) === 0;
  }
  compare(other) {
    return Buffer.compare(this, other);
  }
  write(text, offset = 0, length = this.length - offset, encoding = "utf8") {
    if (typeof offset === "string") return this.write(text, 0, this.length, offset);
    if (typeof length === "string") return this.write(text, offset, this.length - offset, length);
    const bytes = encode(text, encoding).subarray(0, Math.min(length, this.length - offset));
    this.set(bytes, offset);
    return bytes.length;
  }
  copy(target, targetStart = 0, start = 0, end = this.length) {
    const part = this.subarray(start, Math.min(end, start + target.length - targetStart));
    target.set(part, targetStart);
    return part.length;
  }
  slice(start, end) {
    return this.subarray(start, end);
  }
  fill(value, offset = 0, end = this.length, encoding = "utf8") {
    if (typeof offset === "string") return this.fill(value, 0, this.length, offset);
    if (typeof value === "number") return super.fill(value, offset, end);
    const bytes = typeof value === "string" ? encode(value, encoding) : value;
    if (bytes.length === 0) return super.fill(0, offset, end);
    for (let at = offset; at < end; at++) this[at] = bytes[(at - offset) % bytes.length];
    return this;
  }
  indexOf(value, start = 0, encoding = "utf8") {
    if (typeof value === "number") return super.indexOf(value & 255, start);
    const bytes = typeof value === "string" ? encode(value, encoding) : value;
    for (
      let at = start < 0 ? Math.max(0, this.length + start) : start;
      at + bytes.length <= this.length;
      at++
    ) {
      if (bytes.every((byte, index) => this[at + index] === byte)) return at;
    }
    return -1;
  }
  includes(value, start, encoding) {
    return this.indexOf(value, start, encoding) >= 0;
  }
  swap16() {
    for (let at = 0; at + 1 < this.length; at += 2) [this[at], this[at + 1]] = [this[at + 1], this[at]];
    return this;
  }
  [custom]() {
    const shown = [...this.subarray(0, 50)].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
    const rest = this.length - 50;
    const more = rest > 0 ? ` ... ${rest} more byte${rest > 1 ? "s" : ""}` : "";
    return `<Buffer${shown === "" ? "" : ` ${shown}`}${more}>`;
  }
}

for (const [name, value] of Object.entries(numberMethods)) {
  Object.defineProperty(Buffer.prototype, name, { value, writable: true, configurable: true });
}

function fromBytes(bytes) {
  return new Buffer(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function checkSize(size) {
  if (typeof size !== "number") throw invalidArgument("size", "of type number.", size);
  if (!(size >= 0 && size <= 4294967296)) {
    throw nodeError(RangeError, "ERR_OUT_OF_RANGE", `The value of "size" is out of range. Received ${size}`);
  }
  return size;
}

const encodings = {
  "utf8": "utf8",
  "utf-8": "utf8",
  "hex": "hex",
  "base64": "base64",
  "base64url": "base64url",
  "ascii": "ascii",
  "latin1": "latin1",
  "binary": "latin1",
  "utf16le": "utf16",
  "utf-16le": "utf16",
  "ucs2": "utf16",
  "ucs-2": "utf16",
};

function encodingOf(name) {
  return encodings[String(name).toLowerCase()];
}

function knownEncoding(name = "utf8") {
  const known = encodingOf(name ?? "utf8");
  if (known === undefined) throw nodeError(TypeError, "ERR_UNKNOWN_ENCODING", `Unknown encoding: ${name}`);
  return known;
}

export function encode(text, encoding) {
  switch (knownEncoding(encoding)) {
    case "hex":
      return Uint8Array.from(
        text.match(/^(?:[0-9a-f]{2})*/i)[0].match(/../g) ?? [],
        (pair) => parseInt(pair, 16),
      );
    case "base64":
    case "base64url":
      return fromBase64(text);
    case "ascii":
    case "latin1":
      return Uint8Array.from(text, (character) => character.charCodeAt(0) & 255);
    case "utf16":
      return new Uint8Array(Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).buffer);
    default:
      return new Uint8Array(host.encode(wellFormed(text)));
  }
}

export function decode(bytes, encoding) {
  switch (knownEncoding(encoding)) {
    case "hex":
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    case "base64":
      return toBase64(bytes, "+/", "=");
    case "base64url":
      return toBase64(bytes, "-_", "");
    case "ascii":
      return decodeLatin1(Uint8Array.from(asBytes(bytes), (byte) => byte & 127));
    case "latin1":
      return decodeLatin1(bytes);
    case "utf16":
      return decodeUtf16(bytes);
    default:
      return decodeUtf8(bytes);
  }
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

function toBase64(bytes, last, padding) {
  const alphabet = letters + last;
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const count = Math.min(3, bytes.length - at);
    const word = bytes[at] << 16 | (bytes[at + 1] ?? 0) << 8 | (bytes[at + 2] ?? 0);
    for (let index = 0; index <= count; index++) text += alphabet[word >> (18 - 6 * index) & 63];
    text += padding.repeat(3 - count);
  }
  return text;
}

function fromBase64(text) {
  const bytes = [];
  let word = 0;
  let bits = 0;
  for (const character of text) {
    if (character === "=") break;
    const value = "-_".includes(character)
      ? 62 + "-_".indexOf(character)
      : (letters + "+/").indexOf(character);
    if (value < 0) continue;
    word = (word << 6 | value) & 0xffff;
    bits += 6;
    if (bits >= 8) bytes.push(word >> (bits -= 8) & 255);
  }
  return Uint8Array.from(bytes);
}
