import { host } from "./host.js";
import { format, formatWithOptions } from "./format.js";
import { inspect } from "./inspect.js";
import { nowMs } from "./loop.js";
import { table } from "./table.js";

/** `console`, on any two places to write to. */
export class Console {
  #out;
  #err;
  #indentation = "";
  #counts = new Map();
  #timers = new Map();

  constructor(stdout, stderr = stdout) {
    const out = stdout?.stdout ?? stdout;
    this.#out = out;
    this.#err = stdout?.stdout ? stdout.stderr ?? out : stderr;
    // Methods are often passed about.
    for (const name of Object.getOwnPropertyNames(Console.prototype)) {
      if (name !== "constructor") this[name] = this[name].bind(this);
    }
    for (const [name, same] of [["info", "log"], ["debug", "log"], ["error", "warn"], ["dirxml", "log"]]) {
      this[name] = this[same];
    }
    this.groupCollapsed = this.group;
  }

  log(...args) {
    const [first] = args;
    this.#write(this.#out, args.length === 1 && typeof first === "string" ? first : format(...args));
  }
  warn(...args) {
    this.#write(this.#err, format(...args));
  }
  trace(...args) {
    const label = args.length > 0 ? `Trace: ${format(...args)}` : "Trace";
    const { stack } = new Error();
    this.#write(this.#err, label + stack.slice("Error".length));
  }
  assert(condition, ...args) {
    if (condition) return;
    if (typeof args[0] === "string") this.warn(`Assertion failed: ${args[0]}`, ...args.slice(1));
    else this.warn("Assertion failed", ...args);
  }
  dir(value, options) {
    this.#write(this.#out, inspect(value, { customInspect: false, ...options }));
  }
  table(data, columns) {
    if (data === null || typeof data !== "object") return this.log(data);
    this.#write(this.#out, table(data, columns));
  }
  group(...args) {
    if (args.length > 0) this.log(...args);
    this.#indentation += "  ";
  }
  groupEnd() {
    this.#indentation = this.#indentation.slice(2);
  }
  count(label = "default") {
    const count = (this.#counts.get(`${label}`) ?? 0) + 1;
    this.#counts.set(`${label}`, count);
    this.log(`${label}: ${count}`);
  }
  countReset(label = "default") {
    this.#counts.delete(`${label}`);
  }
  time(label = "default") {
    this.#timers.set(`${label}`, nowMs());
  }
  timeLog(label = "default", ...args) {
    const start = this.#timers.get(`${label}`);
    if (start === undefined) return this.warn(`Warning: No such label '${label}' for console.timeLog()`);
    this.log(formatWithOptions({}, `${label}: ${duration(nowMs() - start)}`, ...args));
  }
  timeEnd(label = "default") {
    const start = this.#timers.get(`${label}`);
    if (start === undefined) return this.warn(`Warning: No such label '${label}' for console.timeEnd()`);
    this.#timers.delete(`${label}`);
    this.log(`${label}: ${duration(nowMs() - start)}`);
  }
  clear() {}

  #write(to, text) {
    const whole = this.#indentation === ""
      ? `${text}\n`
      : `${this.#indentation}${text.replaceAll("\n", `\n${this.#indentation}`)}\n`;
    if (typeof to === "number") host.writeText(to, whole);
    else to.write(whole);
  }
}

function duration(ms) {
  if (ms < 1000) return `${Number(ms.toFixed(3))}ms`;
  const seconds = ms / 1000;
  return seconds < 60
    ? `${seconds.toFixed(3)}s`
    : `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(3).padStart(6, "0")} (m:ss.mmm)`;
}
