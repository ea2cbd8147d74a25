const REPEAT = 30;
function* naturals(end) {
  for (let n = 0; n < end; n++) yield n;
}
function* squares(numbers) {
  for (const n of numbers) yield n * n;
}
let sum = 0;
for (let round = 0; round < REPEAT; round++) for (const square of squares(naturals(10000))) sum += square & 7;
console.log(sum);
