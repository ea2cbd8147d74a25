import { defaultLimits, limitBounds, type Limits } from "../runner/mod.ts";
import { UsageError } from "./_failure.ts";

/** Short names for the shell, and the unit of each. */
const names = {
  cpu: ["cpuMs", "ms of CPU time"],
  wall: ["wallMs", "ms of CPU time and sleep"],
  memory: ["memoryKb", "KiB of static data and heap"],
  stack: ["stackKb", "KiB of call stack"],
  file: ["fileKb", "KiB of any file written"],
} as const satisfies Record<string, readonly [keyof Limits, string]>;

/** Reads `cpu=1000,memory=65536`. Throws a {@link UsageError} that names what is wrong and what is allowed. */
export function parseLimits(text: string): Partial<Limits> {
  const limits: Partial<Limits> = {};
  for (const part of text.split(",").filter((part) => part !== "")) {
    const [name = "", value = ""] = part.split("=", 2);
    if (!isName(name)) throw fail(`has no "${name}", only ${Object.keys(names).join(", ")}`);
    const [key] = names[name];
    const { min, max } = limitBounds[key];
    const number = /^\d+$/.test(value) ? Number(value) : NaN;
    if (!(number >= min && number <= max)) {
      throw fail(`wants ${name} as a whole number from ${min} to ${max}, not "${value}"`);
    }
    limits[key] = number;
  }
  return limits;
}

/** One line a limit, for help. */
export function describeLimits(indent: string): string {
  return Object.entries(names).map(([name, [key, unit]]) => {
    const { min, max } = limitBounds[key];
    return `${indent}${name.padEnd(6)} ${unit}, ${min} to ${max} (default ${defaultLimits[key]})`;
  }).join("\n");
}

function isName(name: string): name is keyof typeof names {
  return Object.hasOwn(names, name);
}

function fail(message: string): UsageError {
  return new UsageError(`--limits ${message}`, "lyceum judge --help");
}
