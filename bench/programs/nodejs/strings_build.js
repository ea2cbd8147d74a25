const REPEAT = 30;
let length = 0;
for (let round = 0; round < REPEAT; round++) {
  let text = "";
  for (let i = 0; i < 10000; i++) text += i % 7 + ",";
  length += text.split(",").length + text.length;
}
console.log(length);
