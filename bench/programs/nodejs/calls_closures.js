const REPEAT = 25;
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  const adders = Array.from({ length: 1000 }, (_, by) => (n) => n + by);
  for (let i = 0; i < 20; i++) for (const add of adders) sum += add(i) & 15;
}
console.log(sum);
