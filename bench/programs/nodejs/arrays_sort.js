const REPEAT = 30;
let seed = 12345;
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  const numbers = Array.from({ length: 5000 }, () => (seed = (seed * 1103515245 + 12345) % 2147483648));
  numbers.sort((a, b) => a - b);
  sum += numbers[2500] % 1000;
}
console.log(sum);
