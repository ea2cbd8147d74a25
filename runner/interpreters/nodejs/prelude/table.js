import { inspect } from "./inspect.js";

/** What `console.table` prints, in frames of lines. */
export function table(data, columns) {
  const rows = rowsOf(data);
  const names = columns ?? namesOf(rows.map(({ value }) => value));
  const hasValues = columns === undefined &&
    rows.some(({ value }) => value === null || typeof value !== "object" && typeof value !== "function");
  const isMap = data instanceof Map;
  const head = [isMap || data instanceof Set ? "(iteration index)" : "(index)"];
  if (isMap) head.push("Key");
  head.push(...names);
  if (hasValues || isMap) head.push("Values");
  const body = rows.map(({ index, key, value }) => {
    const isObject = value !== null && (typeof value === "object" || typeof value === "function");
    const line = [index];
    if (isMap) line.push(show(key));
    for (const name of names) line.push(isObject && Object.hasOwn(value, name) ? show(value[name]) : "");
    if (isMap) line.push(show(value));
    else if (hasValues) line.push(isObject ? "" : show(value));
    return line;
  });
  return framed(head, body);
}

function rowsOf(data) {
  if (data instanceof Map) return [...data].map(([key, value], index) => ({ index: `${index}`, key, value }));
  if (data instanceof Set) return [...data].map((value, index) => ({ index: `${index}`, value }));
  return Object.keys(data).map((index) => ({ index, value: data[index] }));
}

function namesOf(values) {
  const names = new Set();
  for (const value of values) {
    if (value !== null && typeof value === "object") {
      for (const name of Object.keys(value)) names.add(name);
    }
  }
  return [...names];
}

function show(value) {
  const isDeep = value !== null && typeof value === "object" && !Array.isArray(value) &&
    Object.keys(value).length > 2;
  return inspect(value, { maxArrayLength: 3, breakLength: Infinity, depth: isDeep ? -1 : 0 });
}

function framed(head, body) {
  const widths = head.map((name, at) => Math.max(name.length, ...body.map((line) => line[at].length)) + 2);
  const rule = (left, middle, right) => left + widths.map((width) => "─".repeat(width)).join(middle) + right;
  const line = (cells) => `│${cells.map((cell, at) => ` ${cell}`.padEnd(widths[at])).join("│")}│`;
  return [rule("┌", "┬", "┐"), line(head), rule("├", "┼", "┤"), ...body.map(line), rule("└", "┴", "┘")].join(
    "\n",
  );
}
