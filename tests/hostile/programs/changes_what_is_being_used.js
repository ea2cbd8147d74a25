// tries: to have the engine use memory that is gone
// must: successful
// stdout: "alive\n"
const attempts = [
  () => { const a = Array.from({ length: 1000 }, (_, i) => i); a.sort((x, y) => { a.length = 0; a.push({}); return x - y; }); },
  () => { const b = new ArrayBuffer(4096, { maxByteLength: 65536 }); const a = new Uint8Array(b); a.sort(() => { b.resize(0); return 1; }); },
  () => { const b = new ArrayBuffer(4096, { maxByteLength: 65536 }); new Uint8Array(b).fill({ valueOf() { b.resize(0); return 7; } }); },
  () => { const b = new ArrayBuffer(4096); new Uint8Array(b).set({ length: 10, get 0() { structuredClone(b, { transfer: [b] }); return 1; } }); },
  () => { const b = new ArrayBuffer(4096); b.transfer?.(); new Uint8Array(b)[0] = 1; },
  () => { const m = new Map([[1, 1]]); m.forEach((_, k) => { m.clear(); m.set(k + 1, 1); if (k > 10000) throw 1; }); },
  () => { const a = new Array(1000).fill(1); a.splice(0, { valueOf() { a.length = 1; return 900; } }, ...a); },
  () => { const a = [1, 2, 3]; Array.prototype.concat.call(a, { length: 3, get 0() { a.length = 0; return a; }, [Symbol.isConcatSpreadable]: true }); },
  () => { const r = /a/g; r.lastIndex = { valueOf() { r.compile?.("(".repeat(10) + ")".repeat(10)); return 0; } }; r.exec("aaa"); },
  () => { let g; g = (function* () { g.next(); })(); g.next(); },
  () => { class A extends Array { constructor(n) { super(n); this.length = 0; } } new A(3).map.call([1, 2, 3], () => 1); },
  () => { const w = new WeakRef({}); for (let i = 0; i < 1e5; i++) ({ i }); w.deref()?.x; },
];
for (let round = 0; round < 20; round++) {
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {}
  }
}
console.log("alive");
