const REPEAT = 40;
const input = Array.from({ length: 2000 }, (_, i) => `${i} ${i * 2} item${i}`).join("\n");
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  for (const line of input.split("\n")) {
    const [a, b, name] = line.split(" ");
    sum += Number(a) + parseInt(b, 10) + name.length;
  }
}
console.log(sum);
