const REPEAT = 500;
let length = 0;
for (let round = 0; round < REPEAT; round++) {
  let product = 1n;
  for (let n = 1n; n <= 300n; n++) product *= n;
  length += product.toString().length;
}
console.log(length);
