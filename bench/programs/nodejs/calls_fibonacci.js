const REPEAT = 30;
function fibonacci(n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}
let sum = 0;
for (let round = 0; round < REPEAT; round++) sum += fibonacci(22);
console.log(sum);
