import assert from "node:assert/strict";
import { listen } from "./_http_server.ts";

const local = { host: "127.0.0.1", port: 0 };

Deno.test("listen tells the application who asks, and the URL it is found at", async () => {
  const server = listen(
    local,
    (request, address) => Promise.resolve(new Response(`${address} ${new URL(request.url).pathname}`)),
  );
  assert.match(server.url, /^http:\/\/127\.0\.0\.1:\d+$/);
  assert.equal(await (await fetch(`${server.url}/here`)).text(), "127.0.0.1 /here");
  await server.stop(1_000);
  await assert.rejects(fetch(server.url));
});

Deno.test("stop waits for a request under way", async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const server = listen(local, () => {
    asked.resolve();
    return answer.promise;
  });
  const answered = fetch(server.url);
  await asked.promise;
  const stopped = server.stop(60_000);
  answer.resolve(new Response("done"));
  assert.equal(await (await answered).text(), "done");
  await stopped;
});

Deno.test("stop cuts off a request that outlives the grace", async () => {
  const asked = Promise.withResolvers<void>();
  const server = listen(local, () => {
    asked.resolve();
    return new Promise(() => {});
  });
  const answered = fetch(server.url).then(() => "answered", () => "cut off");
  await asked.promise;
  await server.stop(50);
  assert.equal(await answered, "cut off");
});

Deno.test("listen says in one sentence why it cannot", async () => {
  const server = listen(local, () => Promise.resolve(new Response()));
  const port = Number(new URL(server.url).port);
  assert.throws(() => listen({ host: "127.0.0.1", port }, () => Promise.resolve(new Response())), {
    name: "CommandError",
    message:
      `Cannot listen on 127.0.0.1 port ${port}: something else does; stop that, or set PORT to another`,
  });
  await server.stop(0);
});
