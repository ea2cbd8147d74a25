// tries: to overflow the stack where the engine calls back, and by what is nested
// must: successful
// stdout: "alive\n"
// limits: cpu=10000
const nested = (open, inner, close, depth) => open.repeat(depth) + inner + close.repeat(depth);
let list = [];
for (let i = 0; i < 20000; i++) list = [list];
const attempts = [
  () => String({ toString() { return `${this}`; } }), () => { const it = { valueOf() { return +it; } }; return +it; },
  () => JSON.stringify(list), () => JSON.parse(nested("[", "", "]", 500000)), () => JSON.stringify({ toJSON() { return JSON.stringify(this); } }),
  () => list.flat(Infinity), () => String(list), () => structuredClone(list), () => eval(nested("(", "1", ")", 200000)), () => new Function(nested("{", "", "}", 100000)),
  () => eval(nested("[", "", "]", 100000)), () => eval("1" + "+1".repeat(300000)), () => eval("a=>".repeat(50000) + "1"), () => eval("!".repeat(300000) + "1"),
  () => eval("`${".repeat(20000) + "1" + "}`".repeat(20000)), () => new RegExp(nested("(", "a", ")", 100000)), () => new RegExp(nested("(?:", "a", ")*", 10000)).test("a"),
  () => /(?:(a)|b)*/.test("ab".repeat(1000000)), () => new Proxy({}, { get(t, n, r) { return r[n]; } }).x, () => { class A { get x() { return this.x; } } return new A().x; },
  () => [1, 2].sort(function compare() { return [1, 2].sort(compare); }), () => "x".replace(/x/, function f() { return "x".replace(/x/, f); }),
  () => { let p = Object.create(null); for (let i = 0; i < 100000; i++) p = Object.create(p); return p.x; },
  () => { let f = () => 1; for (let i = 0; i < 100000; i++) f = f.bind(null); return f(); }, () => { let p = {}; for (let i = 0; i < 100000; i++) p = new Proxy(p, {}); return p.x; },
  () => { const it = []; it[Symbol.iterator] = () => { [...it]; }; [...it]; },
];
for (const attempt of attempts) {
  try {
    attempt();
  } catch {}
}
console.log("alive");
