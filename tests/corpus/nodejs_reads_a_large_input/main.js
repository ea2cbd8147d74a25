const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);
let sum = 0;
for (let i = 1; i <= n; i++) sum += Number(lines[i]);
console.log(n, sum);
