/** `structuredClone`: a copy all the way down, of data alone. */
export function structuredClone(value) {
  return copy(value, new Map());
}

const wrappers = [Number, String, Boolean, BigInt];

function copy(value, known) {
  if (typeof value === "function" || typeof value === "symbol") throw refusal(value);
  if (typeof value !== "object" || value === null) return value;
  if (known.has(value)) return known.get(value);
  const made = empty(value);
  known.set(value, made);
  if (value instanceof Map) {
    for (const [key, one] of value) made.set(copy(key, known), copy(one, known));
  } else if (value instanceof Set) {
    for (const one of value) made.add(copy(one, known));
  } else if (value instanceof Error) {
    for (const name of ["stack", "message", "cause"]) {
      if (Object.hasOwn(value, name)) {
        Object.defineProperty(made, name, {
          value: copy(value[name], known),
          writable: true,
          configurable: true,
        });
      }
    }
  } else if (isPlain(value)) {
    for (const key of Object.keys(value)) made[key] = copy(value[key], known);
  }
  return made;
}

function isPlain(value) {
  return !(value instanceof Date || value instanceof RegExp || value instanceof ArrayBuffer ||
    ArrayBuffer.isView(value));
}

function empty(value) {
  if (Array.isArray(value)) return new Array(value.length);
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof RegExp) return new RegExp(value.source, value.flags);
  if (value instanceof Map) return new Map();
  if (value instanceof Set) return new Set();
  if (value instanceof ArrayBuffer) return value.slice(0);
  if (value instanceof DataView) {
    return new DataView(value.buffer.slice(0), value.byteOffset, value.byteLength);
  }
  if (ArrayBuffer.isView(value)) return value.slice();
  if (value instanceof Error) return Object.create(errorProto(value));
  for (const Class of wrappers) if (value instanceof Class) return Object(value.valueOf());
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet) throw refusal(value);
  return {};
}

const errors = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

function errorProto(error) {
  return (errors.find(({ name }) => name === error.name) ?? Error).prototype;
}

function refusal(value) {
  const what = typeof value === "object" ? Object.prototype.toString.call(value) : String(value);
  return new DOMException(`${what} could not be cloned.`, "DataCloneError");
}
