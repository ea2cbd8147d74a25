const REPEAT = 8;
let longest = 0;
for (let round = 0; round < REPEAT; round++) {
  for (let start = 1; start < 3000; start++) {
    let steps = 0;
    for (let n = start; n !== 1; steps++) n = n % 2 === 0 ? n / 2 : 3 * n + 1;
    if (steps > longest) longest = steps;
  }
}
console.log(longest);
