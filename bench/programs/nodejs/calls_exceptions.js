const REPEAT = 40;
function check(n) {
  if (n % 3 === 0) throw new RangeError(`no ${n}`);
  return n;
}
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  for (let i = 0; i < 1000; i++) {
    try {
      sum += check(i);
    } catch (error) {
      sum += error.message.length;
    } finally {
      sum++;
    }
  }
}
console.log(sum);
