const REPEAT = 20;
const size = 40;
const matrix = (seed) =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => ((i * j + seed) % 11) / 10));
const [a, b] = [matrix(1), matrix(5)];
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      let entry = 0;
      for (let k = 0; k < size; k++) entry += a[i][k] * b[k][j];
      sum += entry;
    }
  }
}
console.log(sum.toFixed(3));
