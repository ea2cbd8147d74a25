/** `node:path`, of POSIX. */
export function normalize(path) {
  if (path === "") return ".";
  const parts = collapse(path, path[0] !== "/");
  const end = path.endsWith("/") && parts !== "" ? "/" : "";
  return path[0] === "/" ? `/${parts}${end}` : parts === "" ? (end ? "./" : ".") : parts + end;
}

function collapse(path, mayRise) {
  const kept = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") kept.push(part);
    else if (kept.length > 0 && kept.at(-1) !== "..") kept.pop();
    else if (mayRise) kept.push("..");
  }
  return kept.join("/");
}

export function join(...parts) {
  return normalize(parts.filter((part) => part !== "").join("/"));
}

export function resolve(...parts) {
  let path = "";
  for (const part of parts.toReversed()) {
    if (part === "") continue;
    path = path === "" ? part : `${part}/${path}`;
    if (part[0] === "/") break;
  }
  return `/${collapse(path, false)}`;
}

export function isAbsolute(path) {
  return path.startsWith("/");
}

export function dirname(path) {
  const trimmed = path.replace(/\/+$/, "");
  const at = trimmed.lastIndexOf("/");
  if (at < 0) return path.startsWith("/") ? "/" : ".";
  return at === 0 ? "/" : trimmed.slice(0, at).replace(/\/+$/, "") || "/";
}

export function basename(path, suffix = "") {
  const name = path.replace(/\/+$/, "").split("/").at(-1);
  return suffix !== "" && name !== suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

export function extname(path) {
  const name = basename(path);
  const at = name.lastIndexOf(".");
  return at <= 0 || /^\.+$/.test(name.slice(0, at + 1)) ? "" : name.slice(at);
}

export function relative(from, to) {
  const here = resolve(from).split("/").filter(Boolean);
  const there = resolve(to).split("/").filter(Boolean);
  let same = 0;
  while (same < here.length && here[same] === there[same]) same++;
  return [...here.slice(same).map(() => ".."), ...there.slice(same)].join("/");
}

export function parse(path) {
  const base = basename(path);
  const ext = extname(path);
  const root = isAbsolute(path) ? "/" : "";
  const dir = path.includes("/") ? dirname(path) : "";
  return { root, dir, base, ext, name: ext === "" ? base : base.slice(0, -ext.length) };
}

export function format({ root = "", dir, base, name = "", ext = "" }) {
  const last = base || name + (ext && ext[0] !== "." ? `.${ext}` : ext);
  if (!dir) return root + last;
  return dir === root ? dir + last : `${dir}/${last}`;
}

export function toNamespacedPath(path) {
  return path;
}

export const sep = "/";
export const delimiter = ":";

const path = {
  normalize,
  join,
  resolve,
  isAbsolute,
  dirname,
  basename,
  extname,
  relative,
  parse,
  format,
  toNamespacedPath,
  sep,
  delimiter,
};
path.posix = path;
export default path;
