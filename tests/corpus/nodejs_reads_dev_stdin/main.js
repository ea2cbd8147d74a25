const fs = require("fs");
const text = fs.readFileSync("/dev/stdin").toString();
console.log(text.length, JSON.stringify(text));
