const { createInterface } = require("readline/promises");

async function main() {
  const rl = createInterface({ input: process.stdin, output: process.stdout });
  const a = Number(await rl.question("a="));
  const b = Number(await rl.question("b="));
  console.log(a * b);
  rl.close();
}
main();
