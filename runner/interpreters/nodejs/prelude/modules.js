import { host } from "./host.js";
import { builtins } from "./builtins.js";
import { nodeError, wrapperStart } from "./errors.js";
import { sources } from "./last_words.js";
import * as path from "./path.js";
import { noteSourceMap } from "./source_map.js";
import fs, { readFileSync } from "./fs.js";

const asModule = 1;
const compileOnly = 2;

/** Modules by file name, as `require.cache`. */
export const cache = Object.create(null);

class Module {
  constructor(id, parent) {
    this.id = id;
    this.path = path.dirname(id);
    this.exports = {};
    this.filename = id;
    this.loaded = false;
    this.children = [];
    this.paths = [];
    Object.defineProperty(this, "parent", { value: parent, configurable: true });
  }
  require(name) {
    return requireFrom(this, name);
  }
}
Module.builtinModules = Object.keys(builtins);
Module.isBuiltin = (name) => builtinOf(name) !== undefined;
Module.createRequire = (from) => makeRequire(new Module(String(from).replace(/^file:\/\//, "")));
builtins.module = Module;

export function readSource(file) {
  const text = readFileSync(file, "utf8").replace(/^\ufeff/, "").replace(/^#!/, "//");
  sources.set(file, noteSourceMap(file, text));
  return text;
}

/** The text as the function of a CommonJS module. It begins on the same line, so that the numbers of lines stay. */
function wrapped(source) {
  return `${wrapperStart}${source}\n})`;
}

export function compileCommonJs(file, source) {
  return host.evaluate(wrapped(source), file, 0, 1);
}

export function checkSyntax(file, source, isModule) {
  host.evaluate(
    isModule ? source : wrapped(source),
    file,
    compileOnly | (isModule ? asModule : 0),
    isModule ? 1 : 0,
  );
}

/** Runs the program's first file. A promise for a module, which may wait. */
export function runMain(file, source, isModule) {
  if (isModule) return host.evaluate(source, file, asModule, 1);
  const module = new Module(".", null);
  module.filename = file;
  module.path = path.dirname(file);
  cache[file] = module;
  runCommonJs(module, file, source);
}

function runCommonJs(module, file, source) {
  const call = compileCommonJs(file, source);
  const require = makeRequire(module);
  if (module.id === ".") mainModule = module;
  require.main = mainModule;
  Reflect.apply(call, module.exports, [module.exports, require, module, file, path.dirname(file)]);
  module.loaded = true;
}

let mainModule;

function makeRequire(module) {
  const require = (name) => requireFrom(module, name);
  require.resolve = (name) => builtinOf(name) === undefined ? locate(name, module.filename) : name;
  require.cache = cache;
  require.main = mainModule;
  require.extensions = {};
  return require;
}

function builtinOf(name) {
  const plain = name.startsWith("node:") ? name.slice(5) : name;
  return Object.hasOwn(builtins, plain) ? builtins[plain] : undefined;
}

function requireFrom(parent, name) {
  if (typeof name !== "string") {
    throw nodeError(
      TypeError,
      "ERR_INVALID_ARG_TYPE",
      `The "id" argument must be of type string. Received ${name === null ? "null" : `type ${typeof name}`}`,
    );
  }
  const builtin = builtinOf(name);
  if (builtin !== undefined) return builtin;
  const file = locate(name, parent.filename);
  const known = cache[file];
  if (known !== undefined) return known.exports;
  const module = new Module(file, parent);
  cache[file] = module;
  parent.children?.push(module);
  try {
    loadInto(module, file);
  } catch (error) {
    delete cache[file];
    throw error;
  }
  return module.exports;
}

function loadInto(module, file) {
  const source = readSource(file);
  if (file.endsWith(".json")) {
    try {
      module.exports = JSON.parse(source);
    } catch (error) {
      error.message = `${file}: ${error.message}`;
      throw error;
    }
    module.loaded = true;
    return;
  }
  runCommonJs(module, file, source);
}

/** The file that a name means, by Node's rules. @throws MODULE_NOT_FOUND */
export function locate(name, from) {
  const found = /^\.{0,2}\//.test(name) || name === "." || name === ".."
    ? fileOf(path.resolve(path.dirname(from), name))
    : inNodeModules(name, path.dirname(from));
  if (found !== undefined) return found;
  if (name.startsWith("node:")) {
    throw nodeError(Error, "ERR_UNKNOWN_BUILTIN_MODULE", `No such built-in module: ${name}`);
  }
  const error = new Error(`Cannot find module '${name}'\nRequire stack:\n- ${from}`);
  error.code = "MODULE_NOT_FOUND";
  error.requireStack = [from];
  throw error;
}

function inNodeModules(name, folder) {
  for (let at = folder;; at = path.dirname(at)) {
    const found = fileOf(path.join(at, "node_modules", name));
    if (found !== undefined || at === "/") return found;
  }
}

const endings = ["", ".js", ".json", ".ts", ".cjs", ".mjs"];

function fileOf(place) {
  for (const ending of endings) if (isFile(place + ending)) return place + ending;
  const typescript = place.replace(/\.([cm]?)js$/, ".$1ts");
  if (typescript !== place && isFile(typescript)) return typescript;
  let main = "index";
  try {
    main = JSON.parse(readFileSync(`${place}/package.json`, "utf8")).main ?? main;
  } catch {
    // A folder without a package is looked into all the same.
  }
  const inside = path.join(place, main);
  return [...endings, "/index.js"].map((ending) => inside + ending).find(isFile);
}

function isFile(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** What `import` means by a name: a builtin by `node:`, else a file. */
export function resolveImport(from, name) {
  if (builtinOf(name) !== undefined) return name.startsWith("node:") ? name : `node:${name}`;
  try {
    return locate(name.replace(/^file:\/\//, ""), from);
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    const isPath = /^\.{0,2}\//.test(name);
    throw nodeError(
      Error,
      "ERR_MODULE_NOT_FOUND",
      isPath
        ? `Cannot find module '${path.resolve(path.dirname(from), name)}' imported from ${from}`
        : `Cannot find package '${name}' imported from ${from}`,
    );
  }
}

const required = new Map();

/** The text of a module to import. What is no module is required, and its exports are exported by name. */
export function importSource(name) {
  if (name.startsWith("node:")) return exporting(name, builtinOf(name));
  const source = readSource(name);
  if (!name.endsWith(".json") && looksLikeModule(name, source)) return source;
  return exporting(name, requireFrom(new Module(name, null), name));
}

function exporting(name, exports) {
  required.set(name, exports);
  const isObject = exports !== null && (typeof exports === "object" || typeof exports === "function");
  const names = isObject
    ? Object.keys(exports).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== "default")
    : [];
  const list = names.map((key, at) =>
    `const e${at} = it[${JSON.stringify(key)}]; export { e${at} as ${key} };`
  );
  return `const it = import.meta.exports; export default it;\n${list.join("\n")}`;
}

export function setMeta(meta, name) {
  if (required.has(name)) {
    meta.exports = required.get(name);
    return;
  }
  meta.url = name.startsWith("/") ? `file://${name}` : name;
  meta.filename = name;
  meta.dirname = path.dirname(name);
}

/** Whether a text is an ES module: by its ending, or because only as such it can be compiled. */
export function looksLikeModule(file, source) {
  if (/\.m[jt]s$/.test(file)) return true;
  if (/\.c[jt]s$/.test(file) || !/\b(?:import|export|await)\b/.test(source)) return false;
  try {
    checkSyntax(file, source, false);
    return false;
  } catch {
    // It may be wrong as either.
  }
  try {
    checkSyntax(file, source, true);
    return true;
  } catch {
    return /^\s*(?:import\s*[\w{*"']|export\s)/m.test(source);
  }
}
