// tries: to catch the printer in getters, proxies and inspectors without end
// must: successful non-zero-exit-code
// limits: cpu=5000
const util = require("util");
const deep = {};
let at = deep;
for (let i = 0; i < 100000; i++) at = at.a = {};
const proxy = new Proxy({}, {
  ownKeys: () => Array.from({ length: 1000 }, (_, n) => `k${n}`),
  get: (_, name) => new Proxy({}, { get() { throw name; }, getPrototypeOf() { throw 1; }, ownKeys() { throw 2; } }),
  getPrototypeOf() { throw 3; },
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, get() { throw 4; } }),
});
const things = [
  deep, proxy, { get a() { throw 5; } }, { [util.inspect.custom]() { return this; } }, { [util.inspect.custom]() { throw 6; } },
  { get [Symbol.toStringTag]() { throw 7; } }, Object.create(proxy), { constructor: { get name() { throw 8; } } }, Object.create(null),
  Object.assign(new Error("x"), { stack: { toString() { throw 9; } }, cause: proxy }), Object.setPrototypeOf([], proxy), Symbol("\n"),
  Object.defineProperty(() => {}, "name", { get() { throw 10; } }), new (class extends Map { get size() { throw 11; } })([[1, 2]]), new Array(2 ** 32 - 1),
];
for (const thing of things) {
  for (const depth of [2, Infinity]) {
    try {
      util.inspect(thing, { depth, showHidden: true, showProxy: true });
    } catch {}
  }
  try {
    console.log(thing);
  } catch {}
}
throw proxy;
