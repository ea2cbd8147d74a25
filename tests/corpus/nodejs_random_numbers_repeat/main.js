const crypto = require("crypto");
const first = Math.random();
const dice = Array.from({ length: 100 }, () => crypto.randomInt(1, 7));
console.log(first >= 0 && first < 1, dice.every((d) => d >= 1 && d <= 6), new Set(dice).size, crypto.randomUUID().length, crypto.randomBytes(4).length);
