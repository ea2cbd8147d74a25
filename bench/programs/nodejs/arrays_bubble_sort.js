const REPEAT = 15;
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  const list = Array.from({ length: 200 }, (_, i) => (i * 7919) % 1000);
  for (let end = list.length; end > 1; end--) {
    for (let i = 1; i < end; i++) {
      if (list[i - 1] > list[i]) [list[i - 1], list[i]] = [list[i], list[i - 1]];
    }
  }
  sum += list[100];
}
console.log(sum);
