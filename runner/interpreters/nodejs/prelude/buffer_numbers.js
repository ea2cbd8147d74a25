import { nodeError } from "./errors.js";

/** `readInt16LE`, `writeDoubleBE` and their like, each by the method of DataView that does the same. */
export const numberMethods = {};

const kinds = [
  ["Int8", "Int8", 1],
  ["UInt8", "Uint8", 1],
  ["Int16", "Int16", 2],
  ["UInt16", "Uint16", 2],
  ["Int32", "Int32", 4],
  ["UInt32", "Uint32", 4],
  ["Float", "Float32", 4],
  ["Double", "Float64", 8],
  ["BigInt64", "BigInt64", 8],
  ["BigUInt64", "BigUint64", 8],
];

for (const [name, type, size] of kinds) {
  for (const order of size === 1 ? [""] : ["LE", "BE"]) {
    const isLittle = order === "LE";
    define(`read${name}${order}`, function (offset = 0) {
      check(this, offset, size);
      return new DataView(this.buffer, this.byteOffset, this.byteLength)[`get${type}`](offset, isLittle);
    });
    define(`write${name}${order}`, function (value, offset = 0) {
      check(this, offset, size);
      new DataView(this.buffer, this.byteOffset, this.byteLength)[`set${type}`](offset, value, isLittle);
      return offset + size;
    });
  }
}

function define(name, method) {
  numberMethods[name] = method;
  if (name.includes("UInt")) numberMethods[name.replace("UInt", "Uint")] = method;
}

function check(buffer, offset, size) {
  if (Number.isInteger(offset) && offset >= 0 && offset + size <= buffer.length) return;
  throw nodeError(
    RangeError,
    "ERR_OUT_OF_RANGE",
    `The value of "offset" is out of range. It must be >= 0 and <= ${
      buffer.length - size
    }. Received ${offset}`,
  );
}
