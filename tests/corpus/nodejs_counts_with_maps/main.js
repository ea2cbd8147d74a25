const counts = new Map();
for (let i = 0; i < 200000; i++) counts.set(i % 5003, (counts.get(i % 5003) ?? 0) + 1);
const seen = new Set();
for (let i = 0; i < 100000; i++) seen.add(i * 7);
console.log(counts.size, counts.get(0), counts.get(5002), seen.size, seen.has(7), seen.has(8));
