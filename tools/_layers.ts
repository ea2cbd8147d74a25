/** The layers of the house, and what each may import beside itself. */
const below: Record<string, readonly string[]> = {
  "mod.ts": ["commands", "config.ts", "runner/process"],
  "commands": ["routes", "web", "domain", "db", "runner", "config.ts", "deno.json"],
  "config.ts": [],
  "routes": ["domain", "runner", "deno.json"],
  "web": ["domain", "deno.json"],
  "domain": ["db", "runner"],
  "db": [],
  "runner": [],
};

/** What stands outside the house and may look at all of it. */
const outside = ["tests", "bench", "tools"];

/** Inside the runner: what a folder must not know. */
const strangers: readonly (readonly [string, string])[] = [
  ["runner/meter/", "runner/wasi/"],
  ["runner/wasi/", "runner/meter/"],
  ["runner/wasm/", "runner/meter/"],
  ["runner/wasm/", "runner/wasi/"],
];

const root = new URL("../", import.meta.url).pathname;

/** A file's path from the top of the project. */
export function projectPath(filename: string): string {
  return filename.startsWith(root) ? filename.slice(root.length) : filename.replace(/^\/+/, "");
}

/** Where a relative import leads, from the top of the project; null for a package. */
export function resolveImport(from: string, specifier: string): string | null {
  if (!specifier.startsWith(".")) return null;
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

/** The layer that a file belongs to: a top-level folder, or a top-level file by its name. */
export function layerOf(path: string): string {
  return path.split("/", 1)[0]!;
}

/** Whether the house allows that `from` imports `to`. */
export function mayImport(from: string, to: string): boolean {
  const layer = layerOf(from);
  const target = layerOf(to);
  if (outside.includes(layer) || isTest(from)) return true;
  if (strangers.some(([who, whom]) => from.startsWith(who) && to.startsWith(whom))) return false;
  if (layer === "domain" && to === "db/sql.ts") return false;
  if (target === layer) return true;
  // What others may see of the runner is its front door; the child's start is for the one binary.
  if (target === "runner" && layer === "mod.ts") return to.startsWith("runner/process/");
  if (target === "runner" && layer !== "commands") return to === "runner/mod.ts" && allowed(layer, target);
  return allowed(layer, target);
}

function allowed(layer: string, target: string): boolean {
  return below[layer]?.includes(target) ?? false;
}

function isTest(path: string): boolean {
  return /(_test|_bench)\.ts$/.test(path);
}
