import assert from "node:assert/strict";
import { testApp } from "../_app.ts";
import { openProbe, ran } from "./_probe.ts";

const app = await testApp({ operations: [openProbe], answerCharactersMax: 5_000 });
const caller = app.as(null);
Deno.test.beforeEach(() => app.reset());
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const problem = (errorMessage: string) => [{ output: { status: "error", errorMessage } }];

Deno.test("an answer has the documented shape to the letter", async () => {
  const { status, text, headers } = await caller.post("open-probe", { text: "hi" });
  assert.equal(status, 200);
  assert.equal(text, '[{"output":{"status":"ok","data":{"text":"hi"}}}]');
  assert.equal(headers.get("Content-Type"), "application/json");
  assert.equal(headers.get("Cache-Control"), "no-store");
  assert.equal(headers.get("X-Content-Type-Options"), "nosniff");
});

Deno.test("elements are answered one for one and in order, and one that fails does not stop the next", async () => {
  const payloads = [
    { text: "first" },
    { text: 5 },
    { text: "third", order: "refuse" },
    { text: "fourth" },
    null,
    { order: "refuse undeclared" },
    { text: "last" },
  ];
  const { status, body, headers } = await caller.send("open-probe", {
    data: payloads.map((data) => ({ data })),
  });
  const fault = `internal-error: Something went wrong on our side; the request id is ${
    headers.get("X-Request-Id")
  }`;
  assert.equal(status, 500);
  assert.deepEqual(body, [
    { output: { status: "ok", data: { text: "first" } } },
    ...problem("invalid-argument: data[1].data.text must be a string, but got 5"),
    ...problem("not-found: data[2].data.text: Cannot find it: there is none"),
    { output: { status: "ok", data: { text: "fourth" } } },
    ...problem("invalid-argument: data[4].data must be an object, but got null"),
    ...problem(fault),
    { output: { status: "ok", data: { text: "last" } } },
  ]);
});

Deno.test("an output that is an error leaves the status at 200", async () => {
  const { status, outputs } = await caller.post("open-probe", { order: "refuse" });
  assert.equal(status, 200);
  assert.deepEqual(outputs(), ["not-found: data[0].data.text: Cannot find it: there is none"]);
});

Deno.test("100 elements are answered, each", async () => {
  const data = Array.from({ length: 100 }, (_, index) => ({ data: { text: String(index) } }));
  const { status, body } = await caller.send("open-probe", { data });
  assert.equal(status, 200);
  assert.deepEqual(body, data.map(({ data }) => ({ output: { status: "ok", data } })));
});

Deno.test("an answer holds the documented fields and no others", async () => {
  const { text } = await caller.post("open-probe", { text: "x", order: "say too much" });
  assert.equal(text, '[{"output":{"status":"ok","data":{"text":"x"}}}]');
});

Deno.test("an answer that is not as documented is a fault in tests", async () => {
  const { status } = await caller.post("open-probe", { order: "say nonsense" });
  assert.equal(status, 500);
  const fault = app.logged.find(({ message }) => message === "fault");
  assert.match(
    String(fault?.properties.error),
    /open-probe answered something undocumented: \/text must be string/,
  );
});

Deno.test("unavailable asks for the longest of the pauses", async () => {
  const busy = (text: string) => ({ data: { text, order: "be busy" } });
  const { status, headers, outputs } = await caller.send("open-probe", {
    data: [busy("xx"), busy("xxxx"), busy("x")],
  });
  assert.equal(status, 200);
  assert.equal(headers.get("Retry-After"), "4");
  assert.deepEqual(outputs(), Array(3).fill("unavailable: Cannot take more"));
});

Deno.test("an element with which the answer would become too long is refused, and no other", async () => {
  const text = "x".repeat(2_000);
  const { status, outputs } = await caller.send("open-probe", {
    data: [{ data: { text } }, { data: { text } }, { data: { text } }, { data: {} }],
  });
  assert.equal(status, 200);
  assert.deepEqual(outputs(), [
    "ok",
    "ok",
    "payload-too-large: data[2].data: With this, the answer would pass 5000 characters; ask for it in a request of its own",
    "ok",
  ]);
});

Deno.test("what would not fit into the answer anyway is not asked for without end", async () => {
  const text = "x".repeat(2_000);
  ran.count = 0;
  const { status, outputs } = await caller.send("open-probe", { data: Array(20).fill({ data: { text } }) });
  assert.equal(status, 200);
  assert.deepEqual(outputs().map((output) => output.split(":")[0]), [
    "ok",
    "ok",
    ...Array(18).fill("payload-too-large"),
  ]);
  // Two that fit, and three that were thrown away: as much again as an answer may hold.
  assert.equal(ran.count, 5);
});

Deno.test("others get their turns between the elements of a request", async () => {
  let turns = 0;
  const another = () => {
    turns++;
    others = setTimeout(another);
  };
  let others = setTimeout(another);
  await caller.send("open-probe", { data: Array(100).fill({ data: {} }) });
  clearTimeout(others);
  assert.ok(turns >= 99, `${turns} turns`);
});

const malformed: [string, string | Uint8Array, string][] = [
  ["truncated JSON", '{"data":[{"data":{"text":"hi"', "the body must be JSON, but does not parse: "],
  ["an empty body", "", "the body must be JSON, but does not parse: "],
  ["something after the JSON", '{"data":[{"data":{}}]} x', "the body must be JSON, but does not parse: "],
  ["an array", "[]", "the body must be an object with the key data, but got an array of 0"],
  ["null", "null", "the body must be an object with the key data, but got null"],
  ["no data", "{}", "data must be an array of 1 to 100 elements, but got nothing"],
  [
    "data only in the prototype",
    '{"__proto__":{"data":[]}}',
    "data must be an array of 1 to 100 elements, but got nothing",
  ],
  [
    "data as an object",
    '{"data":{"data":{}}}',
    "data must be an array of 1 to 100 elements, but got an object",
  ],
  ["no elements", '{"data":[]}', "data must hold 1 to 100 elements, but got 0"],
  [
    "101 elements",
    JSON.stringify({ data: Array(101).fill({ data: {} }) }),
    "data must hold 1 to 100 elements, but got 101",
  ],
  [
    "an element that is no object",
    '{"data":[{"data":{}},7]}',
    "data[1] must be an object with the key data, but got 7",
  ],
  [
    "an element without data",
    '{"data":[{"text":"x"}]}',
    "data[0] must have the key data, but got an object without it",
  ],
  [
    "33 levels",
    `{"data":[{"data":${"[".repeat(30)}${"]".repeat(30)}}]}`,
    "the body may nest arrays and objects 32 deep, but goes deeper",
  ],
  [
    "a million levels",
    "[".repeat(1_000_000),
    "the body may nest arrays and objects 32 deep, but goes deeper",
  ],
  [
    "invalid UTF-8",
    new Uint8Array([
      ...new TextEncoder().encode('{"data":[{"data":{"text":"'),
      0xc3,
      0x28,
      0x22,
      0x7d,
      0x7d,
      0x5d,
      0x7d,
    ]),
    "the body must be UTF-8, but holds bytes that are not",
  ],
];

for (const [name, body, sentence] of malformed) {
  Deno.test(`${name} is a malformed request`, async () => {
    const answer = await caller.send("open-probe", body);
    assert.equal(answer.status, 400);
    const [message, ...others] = answer.outputs();
    assert.deepEqual(others, []);
    if (sentence.endsWith(": ")) assert.ok(message?.startsWith(`malformed-request: ${sentence}`), message);
    else assert.equal(message, `malformed-request: ${sentence}`);
  });
}

Deno.test("32 levels are well-formed, duplicate keys count last, and a byte order mark is let pass", async () => {
  const deep = `{"data":[{"data":{"deep":${"[".repeat(28)}${"]".repeat(28)},"text":"a","text":"b"}}]}`;
  assert.deepEqual((await caller.send("open-probe", deep)).data(), { text: "b" });
  assert.deepEqual((await caller.send("open-probe", `\ufeff${deep}`)).data(), { text: "b" });
});

Deno.test("keys of every object's prototype are harmless", async () => {
  const body = '{"data":[{"data":{"__proto__":{"text":"x"},"constructor":{"prototype":{"text":"y"}}}}]}';
  assert.deepEqual((await caller.send("open-probe", body)).data(), { text: "" });
  assert.equal(({} as Record<string, unknown>).text, undefined);
});

const types: [string | null, number][] = [
  ["application/json", 200],
  ['Application/JSON; Charset="UTF-8"', 200],
  ["application/json;charset=utf-8", 200],
  ["application/json; charset=latin1", 415],
  ["text/plain", 415],
  ["application/x-www-form-urlencoded", 415],
  [null, 415],
];

for (const [type, status] of types) {
  Deno.test(`Content-Type ${type} is answered with ${status}`, async () => {
    const answer = await app.send("/public/open-probe", {
      method: "POST",
      headers: type === null ? {} : { "Content-Type": type },
      body: new TextEncoder().encode('{"data":[{"data":{}}]}'),
    });
    assert.equal(answer.status, status);
    if (status === 200) return;
    const shown = type === null ? "nothing" : JSON.stringify(type);
    assert.deepEqual(
      answer.body,
      problem(`malformed-request: Content-Type must be application/json, in UTF-8, but got ${shown}`),
    );
  });
}

Deno.test("a compressed body is not understood", async () => {
  const answer = await caller.send("open-probe", "{}", { "Content-Encoding": "gzip" });
  assert.equal(answer.status, 415);
  assert.deepEqual(answer.outputs(), [
    'malformed-request: the body must come without Content-Encoding, but got "gzip"',
  ]);
});

const tooLarge = (came: string) =>
  problem(`payload-too-large: the body may have 33554432 bytes (32 MiB), but got ${came}`);

Deno.test("33 MiB are too large, by what Content-Length says", async () => {
  const answer = await caller.send("open-probe", "{}", { "Content-Length": String(33 * 1024 * 1024) });
  assert.equal(answer.status, 413);
  assert.deepEqual(answer.body, tooLarge("34603008 bytes"));
});

Deno.test("a body that only streaming shows to be too large is read no further", async () => {
  let sent = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1 << 20;
      controller.enqueue(new Uint8Array(1 << 20).fill(0x20));
    },
    cancel() {
      cancelled = true;
    },
  });
  const answer = await app.send("/public/open-probe", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  assert.equal(answer.status, 413);
  assert.deepEqual(answer.body, tooLarge("more"));
  assert.ok(cancelled);
  assert.ok(sent <= 35 << 20, `${sent} bytes were taken`);
});

Deno.test("a body that breaks off is malformed, and no fault", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new TypeError("connection reset"));
    },
  });
  const answer = await app.send("/public/open-probe", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  assert.equal(answer.status, 400);
  assert.deepEqual(answer.outputs(), ["malformed-request: the body must come whole, but broke off"]);
  assert.ok(app.logged.every(({ level }) => level !== "error"));
});

Deno.test("a body of exactly 32 MiB is read", async () => {
  const frame = '{"data":[{"data":{"unknown":""}}]}';
  const body = frame.replace('""', `"${"x".repeat(33_554_432 - frame.length)}"`);
  assert.equal(body.length, 33_554_432);
  assert.equal((await caller.send("open-probe", body)).status, 200);
});
