const REPEAT = 50;
const text = "The quick brown fox jumps over the lazy dog. ".repeat(50);
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  const counts = new Array(128).fill(0);
  for (let i = 0; i < text.length; i++) counts[text.charCodeAt(i)]++;
  let reversed = "";
  for (const character of text) reversed = character + reversed;
  sum += counts[111] + (reversed === text ? 1 : 0);
}
console.log(sum);
