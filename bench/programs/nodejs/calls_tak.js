const REPEAT = 300;
const tak = (x, y, z) => y >= x ? z : tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y));
let sum = 0;
for (let round = 0; round < REPEAT; round++) sum += tak(12, 8, 4);
console.log(sum);
