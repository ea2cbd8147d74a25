import { promiseState } from "./inspect_engine.js";
import { formatError } from "./inspect_error.js";
import { formatNumber, quoted } from "./inspect_primitives.js";

const TypedArray = Object.getPrototypeOf(Uint8Array);
const mapIterator = Object.getPrototypeOf(new Map().entries());
const setIterator = Object.getPrototypeOf(new Set().values());

/**
 * What kind of object it is: `braces`, what stands before them (`base`), `keys` to be listed behind what the kind itself holds,
 * `isList` for what may become a table, `name` for where the depth ends. `text` when that is all.
 */
export function kindOf(state, value, level) {
  const constructor = constructorName(value);
  const tag = tagOf(state, value);
  const isList = Array.isArray(value) || value instanceof TypedArray;
  const keys = keysOf(state, value, isList);
  const kind = { constructor, tag, keys, isList, base: "", hasMore: false, holds: "properties" };
  kind.name = prefix(constructor, tag, Array.isArray(value) ? "Array" : "Object").slice(0, -1);
  kind.braces = ["{", "}"];
  for (const describe of [describeCollection, describeCallable, describeSpecial, describePlain]) {
    if (describe(kind, value, state, level)) break;
  }
  return kind;
}

function describeCollection(kind, value) {
  const { constructor, tag, keys } = kind;
  if (kind.isList) {
    const size = `(${value.length})`;
    const fallback = Array.isArray(value) ? "Array" : value[Symbol.toStringTag];
    const start = Array.isArray(value) && constructor === "Array" && tag === ""
      ? ""
      : prefix(constructor, tag, fallback, size);
    kind.braces = [`${start}[`, "]"];
    kind.holds = "elements";
    if (value.length === 0 && keys.length === 0) kind.text = `${kind.braces[0]}]`;
    return true;
  }
  for (const [Class, holds] of [[Set, "members"], [Map, "entries"]]) {
    const size = value instanceof Class ? sizeOf(Class, value) : undefined;
    if (size === undefined) continue;
    const start = prefix(constructor, tag, Class.name, `(${size})`);
    kind.braces = [`${start}{`, "}"];
    kind.holds = holds;
    if (size === 0 && keys.length === 0) kind.text = `${start}{}`;
    return true;
  }
  const proto = Object.getPrototypeOf(value);
  if (proto === mapIterator || proto === setIterator) {
    kind.braces = [`[${tag}] {`, "}"];
    kind.holds = "nothing";
    return true;
  }
  return false;
}

function describeCallable(kind, value) {
  if (typeof value !== "function") return false;
  kind.base = functionBase(value, kind.constructor, kind.tag);
  if (kind.keys.length === 0) kind.text = kind.base;
  return true;
}

function describeSpecial(kind, value, state) {
  const base = baseOf(kind, value, state);
  if (base === undefined) return false;
  kind.base = base;
  if (kind.keys.length === 0) kind.text = base;
  return true;
}

function baseOf(kind, value, state) {
  const { constructor, tag } = kind;
  const start = (name) => constructor === name ? "" : prefix(constructor, tag, name);
  if (value instanceof RegExp) return `${start("RegExp")}${RegExp.prototype.toString.call(value)}`;
  if (value instanceof Date) {
    const time = Date.prototype.getTime.call(value);
    const text = Number.isNaN(time) ? "Invalid Date" : Date.prototype.toISOString.call(value);
    return `${start("Date")}${text}`;
  }
  if (value instanceof Error) return formatError(value, constructor, kind.keys, state);
  for (const Class of [Number, String, Boolean, BigInt, Symbol]) {
    if (value instanceof Class) return boxed(Class, value, kind);
  }
  return undefined;
}

function boxed(Class, value, kind) {
  const inner = Class.prototype.valueOf.call(value);
  if (Class === String) kind.keys = kind.keys.filter((key) => !/^\d+$/.test(String(key)));
  const text = Class === String
    ? quoted(inner)
    : Class === Number
    ? formatNumber(inner)
    : Class === BigInt
    ? `${inner}n`
    : String(inner);
  return `[${Class.name}${kind.constructor === Class.name ? "" : ` (${kind.constructor})`}: ${text}]`;
}

function describePlain(kind, value) {
  const { constructor, tag, keys } = kind;
  if (Object.prototype.toString.call(value) === "[object Arguments]") {
    kind.braces = ["[Arguments] {", "}"];
    if (keys.length === 0) kind.text = "[Arguments] {}";
    return true;
  }
  if (constructor === "Object" && tag === "") {
    if (keys.length === 0) kind.text = "{}";
    return true;
  }
  const start = prefix(constructor, tag, "Object");
  kind.braces = [`${start}{`, "}"];
  if (value instanceof Promise) kind.holds = "promise";
  else if (value instanceof ArrayBuffer) kind.holds = "bytes";
  else if (value instanceof DataView) kind.holds = "view";
  else if (value instanceof WeakSet || value instanceof WeakMap) kind.holds = "unknown";
  else if (keys.length === 0) kind.text = `${start}{}`;
  return true;
}

/** What an object of that kind holds, beside its properties. */
export function formatByKind(state, value, level, kind, format) {
  const inside = (one) => {
    state.indentation += 2;
    const text = format(state, one, level);
    state.indentation -= 2;
    return text;
  };
  switch (kind.holds) {
    case "elements":
      return formatElements(state, value, kind, inside);
    case "members":
      return limited(state, [...Set.prototype.values.call(value)], kind, inside);
    case "entries":
      return limited(
        state,
        [...Map.prototype.entries.call(value)],
        kind,
        ([key, one]) => `${inside(key)} => ${inside(one)}`,
      );
    case "promise": {
      const [settled, result] = promiseState(value);
      if (settled === 0) return ["<pending>"];
      return [settled === 1 ? inside(result) : `<rejected> ${inside(result)}`];
    }
    case "bytes":
      return [`[Uint8Contents]: <${hexBytes(new Uint8Array(value))}>`, `byteLength: ${value.byteLength}`];
    case "view":
      return [
        `byteLength: ${value.byteLength}`,
        `byteOffset: ${value.byteOffset}`,
        `buffer: ${inside(value.buffer)}`,
      ];
    case "unknown":
      return ["<items unknown>"];
    default:
      return [];
  }
}

function formatElements(state, value, kind, inside) {
  const output = [];
  const shown = Math.min(state.maxArrayLength, value.length);
  let at = 0;
  for (; at < value.length && output.length < shown; at++) {
    if (!Object.hasOwn(value, at)) {
      const start = at;
      while (at + 1 < value.length && !Object.hasOwn(value, at + 1)) at++;
      const holes = at - start + 1;
      output.push(`<${holes} empty item${holes > 1 ? "s" : ""}>`);
    } else {
      output.push(inside(value[at]));
    }
  }
  more(output, value.length - at, kind);
  return output;
}

function limited(state, items, kind, write) {
  const output = items.slice(0, state.maxArrayLength).map(write);
  more(output, items.length - output.length, kind);
  return output;
}

function more(output, rest, kind) {
  if (rest <= 0) return;
  output.push(`... ${rest} more item${rest > 1 ? "s" : ""}`);
  kind.hasMore = true;
}

function hexBytes(bytes) {
  const shown = [...bytes.subarray(0, 50)].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
  const rest = bytes.length - 50;
  return rest > 0 ? `${shown} ... ${rest} more byte${rest > 1 ? "s" : ""}` : shown;
}

function sizeOf(Class, value) {
  try {
    return Object.getOwnPropertyDescriptor(Class.prototype, "size").get.call(value);
  } catch {
    return undefined;
  }
}

function keysOf(state, value, isList) {
  let names = state.showHidden ? Object.getOwnPropertyNames(value) : Object.keys(value);
  if (isList) {
    names = names.filter((name) => !/^(0|[1-9]\d*)$/.test(name));
  }
  const symbols = Object.getOwnPropertySymbols(value);
  if (symbols.length === 0) return names;
  return names.concat(
    symbols.filter((key) => state.showHidden || Object.prototype.propertyIsEnumerable.call(value, key)),
  );
}

function tagOf(state, value) {
  const tag = value[Symbol.toStringTag];
  const shows = state.showHidden
    ? Object.hasOwn
    : (one, key) => Object.prototype.propertyIsEnumerable.call(one, key);
  return typeof tag !== "string" || tag !== "" && shows(value, Symbol.toStringTag) ? "" : tag;
}

/** Name of the class that an object is made of; null for none. */
export function constructorName(value) {
  for (let one = value; one !== null; one = Object.getPrototypeOf(one)) {
    const own = Object.getOwnPropertyDescriptor(one, "constructor");
    if (
      own !== undefined && typeof own.value === "function" && own.value.name !== "" &&
      isInstance(value, own.value)
    ) {
      return String(own.value.name);
    }
  }
  return null;
}

function isInstance(value, Class) {
  try {
    return value instanceof Class;
  } catch {
    return false;
  }
}

function prefix(constructor, tag, fallback, size = "") {
  if (constructor === null) {
    const whole = `[${fallback}${size}: null prototype] `;
    return tag !== "" && fallback !== tag ? `${whole}[${tag}] ` : whole;
  }
  return tag !== "" && constructor !== tag ? `${constructor}${size} [${tag}] ` : `${constructor}${size} `;
}

function functionBase(value, constructor, tag) {
  const source = Function.prototype.toString.call(value);
  if (/^class\b/.test(source)) {
    const parent = Object.getPrototypeOf(value)?.name;
    const own = Object.hasOwn(value, "name") && value.name !== "" ? ` ${value.name}` : " (anonymous)";
    const from = constructor === null ? " extends [null prototype]" : parent ? ` extends ${parent}` : "";
    return `[class${own}${from}]`;
  }
  const type =
    ["AsyncGeneratorFunction", "GeneratorFunction", "AsyncFunction"].find((name) => name === tag) ??
      "Function";
  const start = constructor === null ? `${type} (null prototype)` : type;
  const text = value.name === "" ? `[${start} (anonymous)]` : `[${start}: ${value.name}]`;
  return constructor !== type && constructor !== null ? `${text} ${constructor}` : text;
}
