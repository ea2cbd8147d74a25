const REPEAT = 12;
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  const best = new Array(2001).fill(0);
  for (let item = 1; item <= 30; item++) {
    const [weight, worth] = [item * 7 % 50 + 1, item * 13 % 40];
    for (let room = 2000; room >= weight; room--) {
      best[room] = Math.max(best[room], best[room - weight] + worth);
    }
  }
  sum += best[2000];
}
console.log(sum);
