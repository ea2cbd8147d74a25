const REPEAT = 30;
function distance(a, b) {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    previous = row;
  }
  return previous[b.length];
}
const one = "kitten sitting on the mitten".repeat(4);
const other = "sitting kitten in the kitchen".repeat(4);
let sum = 0;
for (let round = 0; round < REPEAT; round++) sum += distance(one, other);
console.log(sum);
