// tries: values that no memory holds, one after the other
// must: successful
// stdout: "alive\n"
// limits: memory=65536,cpu=10000
const attempts = [
  () => new ArrayBuffer(2 ** 40), () => new Uint8Array(2 ** 32), () => Buffer.alloc(2 ** 40), () => Buffer.allocUnsafe(2 ** 31),
  () => "a".repeat(2 ** 31), () => "x".padEnd(2 ** 30 + 2 ** 29), () => new Array(-1), () => { [].length = -1; },
  () => Array.from({ length: 1e9 }), () => 2n ** (2n ** 40n), () => 1n << 10000000000n,
  () => "x".repeat(1e6).replace(/x/g, "y".repeat(1e6)), 
  () => { let s = "x"; for (;;) s += s; }, () => { const a = [1]; for (;;) a.push(...a); },
  () => new ArrayBuffer(8, { maxByteLength: 2 ** 45 }),
];
for (const attempt of attempts) {
  try {
    attempt();
    console.log("given", String(attempt));
  } catch {}
}
console.log("alive");
