let seed = 12345;
const numbers = Array.from({ length: 100000 }, () => (seed = (seed * 1103515245 + 12345) % 2147483648));
numbers.sort((a, b) => a - b);
let ordered = true;
for (let i = 1; i < numbers.length; i++) if (numbers[i - 1] > numbers[i]) ordered = false;
console.log(ordered, numbers[0], numbers[99999]);
