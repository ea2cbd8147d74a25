import assert from "node:assert/strict";
import { receiverIdentity } from "../../tests/receiver_identity.ts";
import { post } from "./post.ts";

const never = new AbortController().signal;
const address = "127.0.0.1";
const body = new TextEncoder().encode('{"a":1}');

/** A server of one connection that says exactly that, whatever it is asked. */
function rawServer(answer: (connection: Deno.Conn) => Promise<void>): { port: number; done: Promise<void> } {
  const listener = Deno.listen({ hostname: address, port: 0 });
  const done = (async () => {
    const connection = await listener.accept();
    listener.close();
    await answer(connection).catch(() => {});
    try {
      connection.close();
    } catch {
      // The answer closed it.
    }
  })();
  return { port: listener.addr.port, done };
}

function saying(text: string) {
  return rawServer(async (connection) => {
    await connection.read(new Uint8Array(65_536));
    await connection.write(new TextEncoder().encode(text));
  });
}

async function statusOf(server: { port: number; done: Promise<void> }): Promise<number> {
  try {
    return await post({
      url: new URL(`http://receiver.example:${server.port}/`),
      address,
      headers: {},
      body,
      signal: never,
    });
  } finally {
    await server.done;
  }
}

Deno.test("a POST arrives whole at the address given, under the name in the URL", async () => {
  const large = new Uint8Array(3_000_000).fill(120);
  let seen:
    | { method: string; url: string; host: string | null; type: string | null; length: number }
    | undefined;
  await using server = Deno.serve({ hostname: address, port: 0, onListen() {} }, async (request) => {
    const { method, url, headers } = request;
    const length = (await request.bytes()).length;
    seen = { method, url, host: headers.get("host"), type: headers.get("content-type"), length };
    return new Response(null, { status: 204 });
  });
  const { port } = server.addr;
  const status = await post({
    url: new URL(`http://receiver.example:${port}/a%20b?c=d#e`),
    address,
    headers: { "content-type": "application/json" },
    body: large,
    signal: never,
  });
  assert.equal(status, 204);
  assert.deepEqual(seen, {
    method: "POST",
    url: `http://receiver.example:${port}/a%20b?c=d`,
    host: `receiver.example:${port}`,
    type: "application/json",
    length: large.length,
  });
});

Deno.test("over TLS the name in the URL is asked for and must be in the certificate", async () => {
  const { cert, key, authority } = receiverIdentity;
  await using server = Deno.serve(
    { hostname: address, port: 0, cert, key, onListen() {} },
    () => new Response("ok"),
  );
  const { port } = server.addr;
  const send = (host: string, caCerts?: string[]) =>
    post({ url: new URL(`https://${host}:${port}/`), address, headers: {}, body, signal: never, caCerts });
  assert.equal(await send("receiver.example", [authority]), 200);
  await assert.rejects(send("other.example", [authority]), /certificate/i);
  await assert.rejects(send("receiver.example"), /certificate|UnknownIssuer/i);
});

Deno.test("the first final status is the answer, in whatever pieces it comes", async () => {
  assert.equal(await statusOf(saying("HTTP/1.1 200 OK\r\n\r\n")), 200);
  assert.equal(await statusOf(saying("HTTP/1.0 302 Found\r\nlocation: http://10.0.0.1/\r\n\r\n")), 302);
  assert.equal(
    await statusOf(saying("HTTP/1.1 103 Early Hints\r\na: b\r\n\r\nHTTP/1.1 503 \r\nc: d\r\n\r\n")),
    503,
  );
  const slow = rawServer(async (connection) => {
    for (const piece of ["HT", "TP/1.1 2", "01 Created\r", "\n\r", "\n"]) {
      await connection.write(new TextEncoder().encode(piece));
      await new Promise((later) => setTimeout(later, 5));
    }
  });
  assert.equal(await statusOf(slow), 201);
});

Deno.test("what is no answer is an error", async () => {
  await assert.rejects(statusOf(saying("")), /before an answer/);
  await assert.rejects(statusOf(saying("HTTP/1.1 200 OK\r\n")), /before an answer/);
  await assert.rejects(statusOf(saying("SSH-2.0-OpenSSH_9.2\r\n")), /before an answer/);
  await assert.rejects(statusOf(saying("x".repeat(100_000))), /no HTTP/);
});

Deno.test("an answer before everything was read counts", async () => {
  const hasty = rawServer(async (connection) => {
    await connection.write(new TextEncoder().encode("HTTP/1.1 413 Too Large\r\n\r\n"));
    await connection.read(new Uint8Array(1));
  });
  assert.equal(await statusOf(hasty), 413);
});

Deno.test("an aborted POST ends at once", async () => {
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  const silent = rawServer(async (connection) => {
    resolve();
    while (await connection.read(new Uint8Array(65_536)) !== null);
  });
  const abort = new AbortController();
  const url = new URL(`http://receiver.example:${silent.port}/`);
  const sending = post({ url, address, headers: {}, body, signal: abort.signal });
  await connected;
  abort.abort();
  await assert.rejects(sending);
  await silent.done;
});
