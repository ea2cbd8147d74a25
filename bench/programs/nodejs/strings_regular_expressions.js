const REPEAT = 250;
const text = "Ada was born on 1815-12-10, Alan on 1912-06-23, Grace on 1906-12-09. ".repeat(20);
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  for (const [, year, month] of text.matchAll(/(\d{4})-(\d\d)-\d\d/g)) {
    sum += Number(year) % 100 + Number(month);
  }
  sum += text.replace(/[aeiou]/g, "").length + (text.match(/\b[A-Z]\w+/g) ?? []).length;
}
console.log(sum);
