class Counter {
  #count = 0;
  static made = 0;
  static {
    Counter.made = 10;
  }
  get count() {
    return this.#count;
  }
  increment() {
    this.#count++;
    return this;
  }
}
const { a, ...rest } = { a: 1, b: 2, c: 3 };
const [first, , third = "default", ...others] = [1, 2, undefined, 4, 5];
console.log(new Counter().increment().increment().count, Counter.made, rest, first, third, others);
function* naturals() {
  let n = 1;
  while (true) yield n++;
}
for (const n of naturals()) {
  if (n > 3) break;
  console.log(n);
}
console.log([3, 1, 2].toSorted(), [1, 2, 3].at(-1), Object.groupBy?.([1, 2, 3], (n) => (n % 2 ? "odd" : "even")).odd ?? [1, 3]);
console.log(null ?? "nullish", undefined?.x, 2 ** 10, 1_000_000, 0b101, `${1 + 1}`, "abc".replaceAll("b", "x"), "a-b".split("-"));
console.log(123456789012345678901234567890n * 2n, Number.MAX_SAFE_INTEGER, (25).toString(2), parseInt("ff", 16));
console.log("2024-03-01".match(/(?<year>\d+)-(?<month>\d+)/).groups.year, [..."héé"].length, "ß".toUpperCase());
const tag = (strings, ...values) => strings.raw.join("|") + values.join(",");
console.log(tag`a${1}b${2}c`, [[1, 2], [3]].flat(), Object.fromEntries([["k", 1]]), typeof Symbol.iterator);
label: for (let i = 0; i < 3; i++) { for (let j = 0; j < 3; j++) if (j === 1) continue label; else console.log(i, j); }
console.log(new Date(Date.UTC(2024, 1, 29)).toISOString(), [10, 9, 1].sort(), [10, 9, 1].sort((x, y) => x - y));
console.log((1234.5678).toFixed(2), (0.000001234).toString(), (1e21).toLocaleString === undefined, Math.max(...[1, 5, 3]), Math.hypot(3, 4));
