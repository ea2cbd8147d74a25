import assert from "node:assert/strict";
import util from "node:util";

// What the engine would lend the prelude: here is no proxy and no promise.
Object.assign(globalThis, { __host: { proxy: () => undefined } });
const prelude = new URL("prelude/", import.meta.url);
const { inspect } = await import(new URL("inspect.js", prelude).href);
const { format } = await import(new URL("format.js", prelude).href);

class Point {
  constructor(public x: number, public y: number) {}
}
class Named extends Point {
  name = "origin";
}
class Nothing {}

const circular: Record<string, unknown> = { a: 1 };
circular.self = circular;
circular.list = [circular, { circular }];

// deno-lint-ignore no-sparse-arrays
const sparse = [1, , 3, , , 6];
const tables = [
  Array.from({ length: 120 }, (_, index) => index * index),
  Array.from({ length: 30 }, (_, index) => "word" + "x".repeat(index % 9)),
  Array.from({ length: 27 }, (_, index) => `item ${index}`),
  Array.from({ length: 10 }, () => Array.from({ length: 10 }, (_, index) => index)),
  Array.from({ length: 10 }, (_, index) => ({ id: index, name: `n${index}` })),
  Object.entries({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8 }),
  [1n, 2n, 3n, 4n, 5n, 6n, 7n],
  Array(101).fill(0),
];
const values: unknown[] = [
  ...[1, -0, NaN, "a", "it's", "a'\"b", "`'\"", "a\nb\t\\", null, undefined, true, Symbol("q"), 10n],
  ...[[], {}, [1, 2, 3], { a: 1, b: "x", c: [1, 2, { d: { e: { f: 1 } } }] }, sparse, Array(3)],
  ...[new Point(1, 2), new Named(1, 2), new Nothing(), [new Nothing(), new Point(0, 0)], circular],
  ...[
    new Map<unknown, unknown>([[1, { a: 2 }], ["k", [1, 2]]]),
    new Set([1, "a", { b: 1 }]),
    new Map(),
    new Set(),
  ],
  ...[new Map([[{ a: 1 }, new Map([[1, new Map([[1, 2]])]])]])],
  ...[
    () => 1,
    function named() {},
    class {},
    class Derived extends Point {},
    async () => {},
    function* () {},
  ],
  ...[Object.assign(function withProperty() {}, { x: 1 }), new Date(0), new Date(NaN), /a+/gi],
  ...[new Uint8Array([1, 2, 3]), new Float64Array(10), new ArrayBuffer(4), Object.create(null)],
  ...[Object.assign(Object.create(null), { x: 1 }), Object.create(Point.prototype), Object.create({})],
  {
    get a() {
      return 1;
    },
    set a(value) {
      circular.set = value;
    },
    get b(): number {
      return 2;
    },
    set c(value: number) {
      circular.set = value;
    },
  },
  { "a-b": 2, 3: 4, "": 5, f() {}, g: class {} },
  ...[Object(3), Object("abc"), Object(false), Object(1n), Object(Symbol("w"))],
  ...[{ a: "x".repeat(100) }, ["x".repeat(100), "y"], { a: `line1\nline2\n${"z".repeat(90)}` }],
  { aaaaaaaaaaaaaaaaaaaa: 1, bbbbbbbbbbbbbbbbbbbbbbbbb: 2, ccccccccccccccccccccc: 3 },
  { aaaaaaaaaaaaaaaaaaaa: 1, bbbbbbbbbbbbbbbbbbbbbbbbb: 2, ccccccccccccccc: 3, d: 1 },
  ...[[[1, 2, [3, 4, [5, [6]]]], { a: { b: { c: {} } } }], [[[[]]]], { a: { b: { c: [] } } }, [
    undefined,
    null,
  ]],
  ...[Math, JSON, new WeakMap(), Object.assign([1, 2], { k: 1 })],
  ...tables,
];

Deno.test("values are shown as node:util shows them", () => {
  for (const value of values) {
    for (
      const options of [undefined, { depth: 0 }, { depth: null }, { compact: false }, { breakLength: 40 }]
    ) {
      const expected = util.inspect(value, { breakLength: 80, ...options });
      assert.equal(inspect(value, options), expected, `with ${JSON.stringify(options)}`);
    }
  }
});

Deno.test("texts are filled as node:util fills them", () => {
  const calls: unknown[][] = [
    ["%s", { a: { b: 1 } }],
    ["%s %d %i %f %j %O %% %c x", "s", "42", 3.7, "2.5", { a: 1 }, { a: { b: { c: { d: 1 } } } }, "css"],
    ["a", "b", 1, {}],
    ...["%s", "%", "%x", "100%", "%d %d"].map((text) => [text, 10n]),
    ...[null, undefined, Symbol("a"), [1, [2, [3]]], new Point(1, 2), -0].map((value) => ["%s", value]),
    ...["abc", "12px", {}, -0].flatMap((value) => ["%d", "%i", "%f"].map((text) => [text, value])),
    [5, "%s", "a"],
    ["%s", { toString: () => "T" }],
  ];
  for (const call of calls) assert.equal(format(...call), util.format(...call), JSON.stringify(call[0]));
});
