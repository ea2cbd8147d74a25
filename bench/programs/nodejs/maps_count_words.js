const REPEAT = 15;
const words = Array.from({ length: 5000 }, (_, i) => `word${(i * 31) % 977}`);
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  const counts = {};
  for (const word of words) counts[word] = (counts[word] || 0) + 1;
  sum += Object.entries(counts).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[3][1];
}
console.log(sum);
