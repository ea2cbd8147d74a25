const REPEAT = 60;
function queens(size, row = 0, columns = 0, left = 0, right = 0) {
  if (row === size) return 1;
  let count = 0;
  for (let free = ~(columns | left | right) & ((1 << size) - 1); free !== 0; free &= free - 1) {
    const place = free & -free;
    count += queens(size, row + 1, columns | place, (left | place) << 1, (right | place) >> 1);
  }
  return count;
}
let sum = 0;
for (let round = 0; round < REPEAT; round++) sum += queens(8);
console.log(sum);
