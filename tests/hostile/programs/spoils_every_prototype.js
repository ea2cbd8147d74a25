// tries: to break what prints and ends the program by spoiling what all of it is built on
// must: successful non-zero-exit-code
// limits: cpu=1000
const evil = () => { throw new Error("spoilt"); };
for (const type of [Array, Map, Set, WeakMap, Promise, RegExp, String, Number, Date, Uint8Array, Error, Symbol, Function, Object]) {
  for (const name of Object.getOwnPropertyNames(type.prototype)) {
    if (name === "constructor") continue;
    try {
      Object.defineProperty(type.prototype, name, { get: evil, set: evil, configurable: true });
    } catch {}
  }
}
for (const holder of [JSON, Math, Reflect, Object, Array, Symbol, Promise, Number, String]) {
  for (const name of ["stringify", "parse", "apply", "ownKeys", "keys", "entries", "from", "isArray", "resolve", "all", "min", "max", "floor"]) {
    try {
      holder[name] = evil;
    } catch {}
  }
}
try {
  Object.prototype.get = evil;
  Object.prototype.value = 1;
  Object.prototype.then = evil;
} catch {}
console.log({ a: [1, "x", new Map([[1, 2]])] });
