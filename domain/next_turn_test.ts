import assert from "node:assert/strict";
import { nextTurn } from "./next_turn.ts";

Deno.test("between turns a request over the network is answered", async () => {
  const server = Deno.serve({ port: 0, onListen: () => {} }, () => new Response("here"));
  let isAnswered = false;
  const answered = fetch(`http://127.0.0.1:${server.addr.port}`).then(async (response) => {
    isAnswered = await response.text() === "here";
  });
  for (let turns = 0; !isAnswered && turns < 5_000; turns++) await nextTurn();
  assert.ok(isAnswered);
  await answered;
  await server.shutdown();
});
