class Point {
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }
}
const circle = { name: "circle" };
circle.self = circle;
console.log([1, 2, 3], { a: 1, "b-c": "two", d: [undefined, null, true] });
console.log(new Point(1, -0), [new Point(2, 3)], circle);
console.log(new Map([["a", { b: [1, [2, [3, [4]]]] }]]), new Set([1, "x"]));
console.log([1.5, NaN, 10n, Symbol("s")], () => 1, function named() {}, class A extends Point {});
console.log(Array.from({ length: 30 }, (_, i) => i * i));
console.log(["apple", "banana", "cherry", "dragonfruit", "elderberry", "fig", "grape", "honeydew melon"]);
console.log({ first: "a rather long value here", second: "another rather long value", third: [1, 2, 3], fourth: {} });
console.log([[1, 2, 3], [4, 5, 6]], [, 1, , ,], new Array(5), Object.create(null), new Date(0), /x+/gi);
console.log({ get a() { return 1; }, set b(v) {}, [Symbol("k")]: 1, f() {} }, Promise.resolve(7), new Uint8Array(3));
console.log("%s is %d years and %i months, %f, %j %o %%", "Bob", 42.5, 3.9, "1.25", { a: [1] }, [1], "extra", { b: 2 });
console.log(null, undefined, true, "text", 'it\'s', ["it's", 'say "hi"', "a\nb"]);
console.log({ deep: { deeper: { deepest: { hidden: 1 } } } }, [[[[1]]]]);
console.log(process.memoryUsage().heapUsed > 0, typeof globalThis, [function () {}, class {}]);
console.log("x".repeat(10), -0, [-0], 1e21, 0.1 + 0.2, 5e-324);
