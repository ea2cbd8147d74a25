const REPEAT = 20;
let count = 0;
for (let round = 0; round < REPEAT; round++) {
  const composite = new Array(50001).fill(false);
  for (let n = 2; n <= 50000; n++) {
    if (composite[n]) continue;
    count++;
    for (let multiple = n * n; multiple <= 50000; multiple += n) composite[multiple] = true;
  }
}
console.log(count);
