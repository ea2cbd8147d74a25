const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin, output: process.stdout, terminal: false });
let total = 0;
rl.on("line", (line) => {
  total += Number(line);
});
rl.on("close", () => {
  console.log("total", total);
});
