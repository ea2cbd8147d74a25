const REPEAT = 60;
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  const counts = new Map();
  for (let i = 0; i < 5000; i++) counts.set(i % 503, (counts.get(i % 503) ?? 0) + 1);
  const seen = new Set();
  for (let i = 0; i < 5000; i++) seen.add((i * i) % 1009);
  sum += counts.get(7) + seen.size;
}
console.log(sum);
