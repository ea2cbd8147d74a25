import { inspect } from "./inspect.js";
import { formatNumber } from "./inspect_primitives.js";

/** `util.format`: placeholders of the first argument filled, the rest behind it, values inspected. */
export function format(...args) {
  return formatWithOptions({}, ...args);
}

export function formatWithOptions(options, ...args) {
  const [first] = args;
  if (typeof first !== "string") return args.map((one) => show(one, options)).join(" ");
  if (args.length === 1) return first;
  let next = 1;
  const text = first.includes("%")
    ? first.replace(/%[sdifjoOc%]/g, (placeholder) => {
      if (placeholder === "%%") return "%";
      if (next >= args.length) return placeholder;
      return fill(placeholder, args[next++], options);
    })
    : first;
  const rest = args.slice(next).map((one) => ` ${show(one, options)}`).join("");
  return text + rest;
}

function show(value, options) {
  return typeof value === "string" ? value : inspect(value, options);
}

function fill(placeholder, value, options) {
  switch (placeholder) {
    case "%s":
      return asString(value, options);
    case "%d":
      return asNumber(value, Number);
    case "%i":
      return asNumber(value, (one) => parseInt(one, 10));
    case "%f":
      return typeof value === "symbol" ? "NaN" : formatNumber(parseFloat(value));
    case "%j":
      try {
        return JSON.stringify(value);
      } catch (error) {
        if (/circular/.test(error.message)) return "[Circular]";
        throw error;
      }
    case "%o":
      return inspect(value, { ...options, showHidden: true, showProxy: true, depth: 4 });
    case "%O":
      return inspect(value, options);
    default:
      return "";
  }
}

function asNumber(value, convert) {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "symbol" || typeof value === "object" && convert !== Number) return formatNumber(NaN);
  return formatNumber(convert(value));
}

function asString(value, options) {
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null || hasOwnToString(value)) return String(value);
  return inspect(value, { ...options, depth: 0, colors: false, compact: 3 });
}

/** Whether a program, not the language, says how the object becomes a string. */
function hasOwnToString(value) {
  if (typeof value.toString !== "function") return false;
  if (Object.hasOwn(value, "toString")) return true;
  let one = value;
  while (!Object.hasOwn(one, "toString")) one = Object.getPrototypeOf(one);
  return !Function.prototype.toString.call(one.toString).includes("[native code]");
}
