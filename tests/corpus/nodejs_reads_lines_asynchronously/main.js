const readline = require("node:readline");

(async () => {
  const lines = [];
  for await (const line of readline.createInterface({ input: process.stdin })) lines.push(line);
  console.log(lines);
})();
