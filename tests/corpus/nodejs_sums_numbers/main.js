const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
const [count] = lines[0].split(" ").map(Number);
const numbers = lines[1].split(" ").map(Number);
console.log(numbers.slice(0, count).reduce((sum, number) => sum + number, 0));
