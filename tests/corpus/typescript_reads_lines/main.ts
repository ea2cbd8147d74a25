import * as readline from "node:readline";

const rl: readline.Interface = readline.createInterface({ input: process.stdin });
const lines: string[] = [];
rl.on("line", (line: string) => lines.push(line));
rl.on("close", (): void => {
  const totals: Record<string, number> = {};
  for (const line of lines) {
    const [name, amount] = line.split(" ") as [string, string];
    totals[name] = (totals[name] ?? 0) + Number(amount);
  }
  console.log(totals);
});
