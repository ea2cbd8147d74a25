import assert from "node:assert/strict";
import { listen } from "../../commands/_http_server.ts";
import { createApp } from "../../routes/app.ts";
import { testApp } from "../_app.ts";
import { keyedProbe, openProbe } from "./_probe.ts";

const app = await testApp({ operations: [openProbe, keyedProbe] });
Deno.test.beforeEach(() => app.reset());
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

Deno.test("an unknown operation is 404", async () => {
  for (const name of ["nothing", "open-probe/", "Open-Probe", "__proto__", ""]) {
    const answer = await app.as(null).post(name, {});
    assert.equal(answer.status, 404);
    assert.deepEqual(answer.outputs(), [
      `not-found: No operation is called ${JSON.stringify(name)}; /docs describes those there are`,
    ]);
  }
});

Deno.test("another path is 404", async () => {
  const answer = await app.send("/nothing?x=secret");
  assert.equal(answer.status, 404);
  assert.deepEqual(answer.outputs(), [
    "not-found: Nothing stands at /nothing; operations stand under /public/, their description at /docs",
  ]);
});

Deno.test("another method than POST is 405 and says which is allowed", async () => {
  for (const method of ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const answer = await app.send("/public/open-probe", { method });
    assert.equal(answer.status, 405);
    assert.equal(answer.headers.get("Allow"), "POST");
    assert.deepEqual(answer.outputs(), [
      `malformed-request: open-probe must be called with POST, but got ${method}`,
    ]);
  }
  const head = await app.send("/public/open-probe", { method: "HEAD" });
  assert.deepEqual([head.status, head.headers.get("Allow"), head.text], [405, "POST", ""]);
});

Deno.test("another method than GET is 405 on a page", async () => {
  for (const path of ["/", "/docs", "/openapi.json", "/healthz", "/readyz"]) {
    const answer = await app.send(path, { method: "POST" });
    assert.equal(answer.status, 405);
    assert.equal(answer.headers.get("Allow"), "GET, HEAD");
  }
});

Deno.test("a fault tells the client an id and nothing else, and the log the rest", async () => {
  const answer = await app.as(null).post("open-probe", { order: "fault" });
  const requestId = answer.headers.get("X-Request-Id");
  assert.equal(answer.status, 500);
  assert.deepEqual(answer.outputs(), [
    `internal-error: Something went wrong on our side; the request id is ${requestId}`,
  ]);
  const [fault] = app.logged.filter(({ level }) => level === "error");
  assert.equal(fault?.message, "fault");
  assert.equal(fault?.properties.requestId, requestId);
  assert.equal(fault?.properties.operation, "open-probe");
  const { error } = fault!.properties;
  assert.ok(error instanceof Error && error.message === "secret detail" && error.cause instanceof Error);
});

Deno.test("a refusal that an operation does not declare is a fault", async () => {
  const answer = await app.as(null).post("open-probe", { order: "refuse undeclared" });
  assert.equal(answer.status, 500);
  const [fault] = app.logged.filter(({ level }) => level === "error");
  assert.equal(String(fault?.properties.error), "Error: open-probe gave an undeclared refusal, conflict");
});

Deno.test("a database that fails is a fault, not a crash", async () => {
  const broken = createApp({
    operations: [openProbe],
    pages: [],
    clock: () => app.now,
    random: (length) => new Uint8Array(length),
    log: { debug() {}, info() {}, warn() {}, error() {} },
    lend: () => ({
      db: { ...app.db, query: () => Promise.reject(new Error("connection lost")) },
      judging: { languages: [], queueLimit: 1 },
      publicUrl: "https://lyceum.example",
    }),
    notReady: () => [],
    trustedProxies: [],
    pageRate: 60,
  });
  const response = await broken(
    new Request("http://lyceum.test/public/open-probe", { method: "POST" }),
    "::1",
  );
  assert.equal(response.status, 500);
  assert.equal(
    await response.text(),
    '[{"output":{"status":"error","errorMessage":"internal-error: Something went wrong on our side; the request id is AAAAAAAAAAAAAAAA"}}]',
  );
});

Deno.test("a request whose header Host names no host is malformed like any other", async () => {
  const server = listen({ host: "127.0.0.1", port: 0 }, (request) => {
    return app.answer(request, "127.0.0.1");
  });
  const connection = await Deno.connect({ port: Number(new URL(server.url).port) });
  const head =
    "POST /public/open-probe HTTP/1.1\r\nHost: a b%%\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
  await connection.write(new TextEncoder().encode(head));
  const text = await new Response(connection.readable).text();
  await server.stop(0);
  assert.match(text, /^HTTP\/1\.1 400 /);
  assert.match(text, /\r\nx-request-id: \S{16}\r\n/);
  assert.ok(
    text.endsWith(
      '[{"output":{"status":"error","errorMessage":"malformed-request: the path and the header Host must make a URL, ' +
        'but got \\"http://a b%%/public/open-probe\\""}}]',
    ),
    text,
  );
});

Deno.test("operations are unavailable as long as there is no database", async () => {
  const early = createApp({
    operations: [openProbe],
    pages: [],
    clock: () => app.now,
    random: (length) => new Uint8Array(length),
    log: { debug() {}, info() {}, warn() {}, error() {} },
    lend: () => null,
    notReady: () => ["the database is being opened", "the judge is being tried"],
    trustedProxies: [],
    pageRate: 60,
  });
  const response = await early(
    new Request("http://lyceum.test/public/open-probe", { method: "POST" }),
    "::1",
  );
  assert.equal(response.status, 503);
  assert.equal(response.headers.get("Retry-After"), "1");
  assert.deepEqual(await response.json(), [{
    output: {
      status: "error",
      errorMessage: "unavailable: Not ready: the database is being opened; the judge is being tried",
    },
  }]);
});

Deno.test("every answer carries a request id: the caller's own where it is sane", async () => {
  const id = async (given?: string) => {
    const headers = given === undefined ? undefined : { "X-Request-Id": given };
    return (await app.send("/nothing", { headers })).headers.get("X-Request-Id");
  };
  assert.equal(await id("Trace-1.2_3~4"), "Trace-1.2_3~4");
  assert.equal(await id("x".repeat(64)), "x".repeat(64));
  for (const given of [undefined, "", "x".repeat(65), "two words", "{json}", "é"]) {
    assert.match(await id(given) ?? "", /^[A-Za-z0-9_-]{16}$/);
  }
  assert.notEqual(await id(), await id());
  for (const path of ["/", "/docs", "/docs/swagger-ui.css", "/openapi.json", "/healthz", "/readyz"]) {
    assert.ok((await app.send(path)).headers.has("X-Request-Id"), path);
  }
});

Deno.test("the log has one line a request: operation, status, milliseconds, school, id", async () => {
  await app.as(await app.key()).post("keyed-probe", { text: "x" }, { "X-Request-Id": "one" });
  await app.send("/public/nothing?secret=1", { headers: { "X-Request-Id": "two" } });
  await app.send("/healthz", { headers: { "X-Request-Id": "three" } });
  assert.deepEqual(app.logged, [
    {
      level: "info",
      message: "request",
      properties: {
        requestId: "one",
        method: "POST",
        path: "/public/keyed-probe",
        status: 200,
        milliseconds: 0,
        operation: "keyed-probe",
        school: "north",
      },
    },
    {
      level: "info",
      message: "request",
      properties: { requestId: "two", method: "GET", path: "/public/nothing", status: 404, milliseconds: 0 },
    },
    {
      level: "debug",
      message: "request",
      properties: { requestId: "three", method: "GET", path: "/healthz", status: 200, milliseconds: 0 },
    },
  ]);
});

Deno.test("/readyz says why not, /healthz is fine all the same", async () => {
  app.notReady = ["the judge is being tried"];
  const notReady = await app.send("/readyz");
  assert.equal(notReady.status, 503);
  assert.deepEqual(notReady.outputs(), ["unavailable: Not ready: the judge is being tried"]);
  assert.equal((await app.send("/healthz")).status, 200);
  app.notReady = [];
  const ready = await app.send("/readyz");
  assert.equal(ready.status, 200);
  assert.equal(ready.text, '[{"output":{"status":"ok","data":{}}}]');
  assert.equal((await app.send("/readyz", { method: "HEAD" })).text, "");
});
