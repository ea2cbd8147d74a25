import assert from "node:assert/strict";
import Type from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { base64Url } from "./_base64_url.ts";
import { readPayload } from "./_payload.ts";
import { timestamp } from "./_timestamp.ts";

const Payload = Type.Object({
  name: Type.String({ maxLength: 5 }),
  age: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  weight: Type.Optional(Type.Number({ minimum: 0 })),
  active: Type.Optional(Type.Boolean()),
  color: Type.Optional(Type.Enum(["red", "green"])),
  code: Type.Optional(Type.String({ pattern: "^[a-z]+$", minLength: 1 })),
  bytes: Type.Optional(base64Url({ bytesMax: 6, description: "" })),
  at: Type.Optional(timestamp({ description: "" })),
  tags: Type.Optional(Type.Array(Type.Object({ text: Type.String() }), { minItems: 1, maxItems: 2 })),
  who: Type.Optional(Type.Union([
    Type.Object({ type: Type.Literal("email"), email: Type.String() }),
    Type.Object({
      type: Type.Literal("id"),
      id: Type.Integer(),
      raw: Type.Optional(base64Url({ description: "" })),
    }),
  ])),
});
const validator = Compile(Payload) as Validator<Record<never, never>, typeof Payload>;
const read = (value: unknown) => readPayload(validator, value, "data[0].data");

Deno.test("readPayload keeps known fields, decodes them, and takes null as absent", () => {
  const came = JSON.parse(`{
    "name": "Ada", "age": null, "weight": 0.5, "active": false, "color": "red", "bytes": "_-8=", "extra": {"a": [1]},
    "at": "2026-02-01T10:30:00.5+01:00", "tags": [{"text": "x", "more": 1}],
    "who": {"type": "id", "id": 7, "raw": "QQ", "email": null, "more": 1},
    "__proto__": {"age": 5}, "constructor": 1
  }`);
  assert.deepEqual(read(came), {
    name: "Ada",
    weight: 0.5,
    active: false,
    color: "red",
    bytes: new Uint8Array([0xff, 0xef]),
    at: new Date("2026-02-01T09:30:00.500Z"),
    tags: [{ text: "x" }],
    who: { type: "id", id: 7, raw: new Uint8Array([65]) },
  });
});

Deno.test("readPayload ignores what an unknown field holds", () => {
  assert.deepEqual(read({ name: "Ada", extra: "a\0b", other: "\ud800" }), { name: "Ada" });
});

const refused: [unknown, string][] = [
  [null, "data[0].data must be an object, but got null"],
  [[], "data[0].data must be an object, but got an array of 0"],
  ["x", 'data[0].data must be an object, but got "x"'],
  [{}, "data[0].data.name is required, but is absent"],
  [{ name: null }, "data[0].data.name is required, but is absent"],
  [{ name: 5 }, "data[0].data.name must be a string of at most 5 characters, but got 5"],
  [{ name: "Adelaide" }, 'data[0].data.name must be a string of at most 5 characters, but got "Adelaide"'],
  [
    { name: "x".repeat(5000) },
    "data[0].data.name must be a string of at most 5 characters, but got a string of 5000 characters",
  ],
  [{ name: "a\0b" }, 'data[0].data.name must not hold the character NUL, but got "a\\u0000b"'],
  [{ name: "a\ud800" }, 'data[0].data.name must be well-formed Unicode, but got "a\\ud800"'],
  [{ name: "A", age: 0 }, "data[0].data.age must be an integer from 1 to 99, but got 0"],
  [{ name: "A", age: 1.5 }, "data[0].data.age must be an integer from 1 to 99, but got 1.5"],
  [{ name: "A", age: "7" }, 'data[0].data.age must be an integer from 1 to 99, but got "7"'],
  [{ name: "A", weight: -1 }, "data[0].data.weight must be a number of at least 0, but got -1"],
  [{ name: "A", active: "yes" }, 'data[0].data.active must be true or false, but got "yes"'],
  [{ name: "A", color: "blue" }, 'data[0].data.color must be one of "red", "green", but got "blue"'],
  [
    { name: "A", code: "A1" },
    'data[0].data.code must be a string of at least 1 character that matches ^[a-z]+$, but got "A1"',
  ],
  [{ name: "A", tags: [] }, "data[0].data.tags must be an array of 1 to 2 elements, but got an array of 0"],
  [{ name: "A", tags: {} }, "data[0].data.tags must be an array of 1 to 2 elements, but got an object"],
  [{ name: "A", tags: [null] }, "data[0].data.tags[0] must be an object, but got null"],
  [{ name: "A", tags: [{ text: "a" }, {}] }, "data[0].data.tags[1].text is required, but is absent"],
  [
    { name: "A", tags: [{ text: "a\0" }] },
    'data[0].data.tags[0].text must not hold the character NUL, but got "a\\u0000"',
  ],
  [{ name: "A", who: { type: "email" } }, "data[0].data.who.email is required, but is absent"],
  [{ name: "A", who: { type: "id", id: "7" } }, 'data[0].data.who.id must be an integer, but got "7"'],
  [
    { name: "A", who: { type: "phone" } },
    'data[0].data.who must be an object whose type is one of "email", "id", but got an object',
  ],
  [
    { name: "A", at: "tomorrow" },
    'data[0].data.at must be an instant as in RFC 3339, like 2026-02-01T09:30:00Z, but got "tomorrow"',
  ],
  [
    { name: "A", at: "2026-02-30T00:00:00Z" },
    'data[0].data.at must be an instant as in RFC 3339, like 2026-02-01T09:30:00Z, but got "2026-02-30T00:00:00Z"',
  ],
  [
    { name: "A", bytes: 5 },
    "data[0].data.bytes must be a string in base64url of at most 8 characters, but got 5",
  ],
];

for (const [payload, sentence] of refused) {
  const name = JSON.stringify(payload).slice(0, 60);
  Deno.test(`readPayload refuses ${name}`, () => {
    assert.throws(() => read(payload), { name: "Refusal", kind: "invalid-argument", message: sentence });
  });
}
