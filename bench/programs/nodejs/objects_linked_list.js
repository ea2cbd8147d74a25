const REPEAT = 50;
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  let list = null;
  for (let i = 0; i < 10000; i++) list = { value: i, next: list };
  for (let node = list; node !== null; node = node.next) sum += node.value & 3;
}
console.log(sum);
