const REPEAT = 80;
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  sum += Array.from({ length: 5000 }, (_, i) => i)
    .map((n) => n * 3)
    .filter((n) => n % 2 === 0)
    .reduce((total, n) => total + (n & 15), 0);
}
console.log(sum);
