import assert from "node:assert/strict";
import { pack, type PlainValue, unpack } from "./plain_value.ts";

Deno.test("pack and unpack give back what they were given", () => {
  const values: PlainValue[] = [
    null,
    true,
    0,
    -1.5,
    "text with ] , and \u0000",
    [],
    {},
    new Uint8Array([1, 2, 3]),
    new Uint8Array(),
    { list: [1, [new Uint8Array([255])]], object: ({ "": 1 }).constructor === Object ? "yes" : "no" },
    [new Uint8Array([1]), { a: new Uint8Array([2]), "0": new Uint8Array([3]) }],
    JSON.parse(`{"__proto__":1,"constructor":2}`),
  ];
  for (const value of values) assert.deepEqual(unpack(pack(value)), value);
});

Deno.test("pack refuses what would come out as something else", () => {
  let deep: PlainValue = 1;
  for (let i = 0; i < 40; i++) deep = [deep];
  const refused: unknown[] = [
    NaN,
    Infinity,
    1n,
    undefined,
    { a: undefined },
    new Map(),
    new Date(0),
    new Uint16Array(1),
    () => {},
    { "": 1 },
    deep,
  ];
  for (const value of refused) assert.throws(() => pack(value as PlainValue), TypeError);
});

Deno.test("unpack refuses a byte array that did not come along", () => {
  for (const json of [`{"":0}`, `[{"":1}]`, `{"":"length"}`, `{"":null}`, `{"":-1}`]) {
    assert.throws(() => unpack({ json, blobs: [] }), TypeError, json);
  }
});
