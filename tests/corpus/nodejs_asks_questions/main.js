const readline = require("readline").createInterface({ input: process.stdin, output: process.stdout });
readline.question("Name? ", (name) => {
  readline.question("Age? ", (age) => {
    console.log(`${name} is ${Number(age) + 1} next year`);
    readline.close();
  });
});
