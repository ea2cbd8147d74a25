import { formatNumber, quoted } from "./inspect_primitives.js";
import { formatByKind, kindOf } from "./inspect_kinds.js";
import { fitOnLines } from "./inspect_lines.js";
import { unwrapProxy } from "./inspect_engine.js";

/** Symbol of the method by which an object says how it is shown. */
export const custom = Symbol.for("nodejs.util.inspect.custom");

export const defaultOptions = {
  showHidden: false,
  depth: 2,
  colors: false,
  customInspect: true,
  showProxy: false,
  maxArrayLength: 100,
  maxStringLength: 10000,
  breakLength: 128,
  compact: 3,
  sorted: false,
  getters: false,
  numericSeparator: false,
};

/** A value as Node's `util.inspect` shows it. Colours are never written: nothing here is a terminal. */
export function inspect(value, options, ...legacy) {
  const state = {
    ...defaultOptions,
    breakLength: 80,
    indentation: 0,
    currentDepth: 0,
    seen: [],
    circular: null,
    options: undefined,
  };
  if (typeof options === "boolean") Object.assign(state, { showHidden: options, depth: legacy[0] ?? 2 });
  else if (options !== null && typeof options === "object") assignOptions(state, options);
  if (state.maxArrayLength === null) state.maxArrayLength = Infinity;
  if (state.maxStringLength === null) state.maxStringLength = Infinity;
  if (state.compact === false) state.compact = 0;
  return formatValue(state, value, 0, true);
}
inspect.custom = custom;
inspect.defaultOptions = defaultOptions;
inspect.styles = {};
inspect.colors = {};

function assignOptions(state, options) {
  for (const key of Object.keys(options)) if (Object.hasOwn(defaultOptions, key)) state[key] = options[key];
}

export function formatValue(state, value, level, isTop = false) {
  if (value === null || typeof value !== "object" && typeof value !== "function") {
    return formatPrimitive(state, value);
  }
  const shown = unwrapProxy(value);
  if (shown === null) return "<Revoked Proxy>";
  if (shown !== value && state.showProxy) return formatProxy(state, value, level);
  if (state.customInspect) {
    const text = formatByItself(state, value, shown, level);
    if (text !== undefined) return text;
  }
  if (state.seen.includes(shown)) return formatCircular(state, shown);
  return formatObject(state, shown, level, isTop);
}

export function formatPrimitive(state, value) {
  switch (typeof value) {
    case "string":
      return formatString(state, value);
    case "number":
      return formatNumber(value);
    case "bigint":
      return `${value}n`;
    default:
      return String(value);
  }
}

/** A long text of several lines is written line by line, joined by `+`. */
function formatString(state, value) {
  let text = value;
  let end = "";
  if (text.length > state.maxStringLength) {
    const rest = text.length - state.maxStringLength;
    text = text.slice(0, state.maxStringLength);
    end = `... ${rest} more character${rest > 1 ? "s" : ""}`;
  }
  if (state.compact !== true && text.length > 16 && text.length > state.breakLength - state.indentation - 4) {
    const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [text];
    return lines.map((line) => quoted(line)).join(` +\n${" ".repeat(state.indentation + 2)}`) + end;
  }
  return quoted(text) + end;
}

function formatByItself(state, value, shown, level) {
  const how = shown[custom];
  if (typeof how !== "function" || how === inspect) return undefined;
  if (shown.constructor && shown.constructor.prototype === shown) return undefined;
  const depth = state.depth === null ? null : state.depth - level;
  const options = {};
  for (const key of Object.keys(defaultOptions)) options[key] = state[key];
  options.depth = depth;
  options.stylize = (text) => String(text);
  const result = how.call(value, depth, options, inspect);
  if (result === value) return undefined;
  if (typeof result !== "object" || result === null) return String(result);
  return formatValue(state, result, level).replaceAll("\n", `\n${" ".repeat(state.indentation)}`);
}

function formatCircular(state, value) {
  state.circular ??= new Map();
  let index = state.circular.get(value);
  if (index === undefined) {
    index = state.circular.size + 1;
    state.circular.set(value, index);
  }
  return `[Circular *${index}]`;
}

function formatProxy(state, value, level) {
  const parts = [unwrapProxy(value)].map((one) => formatValue(state, one, level + 1));
  return `Proxy [ ${parts.join(", ")} ]`;
}

function formatObject(state, value, level, isTop) {
  const kind = kindOf(state, value, level);
  if (kind.text !== undefined) return kind.text;
  if (state.depth !== null && level > state.depth) return `[${kind.name}]`;
  state.seen.push(value);
  state.currentDepth = level;
  const output = formatByKind(state, value, level + 1, kind, formatValue);
  for (const key of kind.keys) output.push(formatProperty(state, value, level + 1, key, kind.isList));
  state.seen.pop();
  const index = state.circular?.get(value);
  let { base } = kind;
  if (index !== undefined) base = base === "" ? `<ref *${index}>` : `<ref *${index}> ${base}`;
  if (state.sorted && !kind.isList) output.sort(state.sorted === true ? undefined : state.sorted);
  return fitOnLines(state, output, base, kind, level, value, isTop);
}

const plainKey = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

function formatProperty(state, value, level, key) {
  const property = Object.getOwnPropertyDescriptor(value, key) ??
    { value: value[key], enumerable: true, configurable: true };
  return `${formatKey(key, property.enumerable)}: ${formatPropertyValue(state, value, level, property)}`;
}

function formatPropertyValue(state, value, level, property) {
  if (Object.hasOwn(property, "value")) {
    state.indentation += 2;
    const text = formatValue(state, property.value, level);
    state.indentation -= 2;
    return text;
  }
  if (property.get === undefined) return property.set === undefined ? "undefined" : "[Setter]";
  const label = property.set === undefined ? "Getter" : "Getter/Setter";
  if (!state.getters) return `[${label}]`;
  try {
    const got = property.get.call(value);
    return `[${label}: ${formatValue(state, got, level)}]`;
  } catch (error) {
    return `[${label}: <Inspection threw (${error.message})>]`;
  }
}

function formatKey(key, isEnumerable) {
  if (typeof key === "symbol") return `[${String(key)}]`;
  if (key === "__proto__") return "['__proto__']";
  if (!isEnumerable) return `[${key}]`;
  return plainKey.test(key) ? key : quoted(key);
}
