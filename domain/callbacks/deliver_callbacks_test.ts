import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { finishAndLease, takeLeasesFromTheDead } from "../../db/code_execution_queue.ts";
import { sql } from "../../db/sql.ts";
import { entry, successful, testNow, testWorld, until } from "../../tests/code_execution_world.ts";
import { internalError, resultOf } from "../code_execution/judge_task.ts";
import { submitTask } from "../code_execution/submit.ts";
import { callbackSecret } from "./callback_secret.ts";
import type { Sending } from "../outbox.ts";
import { type DeliveryOptions, startDelivery } from "./deliver_callbacks.ts";

const { db, as, logged } = await testWorld();

interface Received {
  headers: Headers;
  path: string;
  body: string;
}

/** A receiver that answers with the statuses given, one after the other, the last for ever. */
function receiver(...statuses: number[]) {
  const received: Received[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
    received.push({
      headers: request.headers,
      path: new URL(request.url).pathname,
      body: await request.text(),
    });
    const status = statuses[Math.min(received.length, statuses.length) - 1]!;
    return new Response(null, { status, headers: { location: "/elsewhere" } });
  });
  return {
    received,
    url: `http://receiver.example:${server.addr.port}/done`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

function delivering(options: Partial<DeliveryOptions> = {}): Sending & AsyncDisposable {
  const delivery = startDelivery({
    context: as("north"),
    render: (task) => JSON.stringify([task.id, task.status, task.result?.status]),
    allowPrivate: true,
    ...options,
    reach: { resolve: () => Promise.resolve(["127.0.0.1"]), ...options.reach },
    pace: { pausesMs: [1, 1, 1, 1], lookEveryMs: 5, ...options.pace },
  });
  return { ...delivery, [Symbol.asyncDispose]: () => delivery.stop() };
}

async function submitAndFinish(url: string | null, school = "north"): Promise<string> {
  const id = await submitTask(
    as(school),
    entry("x", { runConfig: { callbackUrlOnExecutionCompletion: url } }),
  );
  const token = crypto.randomUUID();
  const { leased } = await finishAndLease(db, null, { token, leaseMs: 60_000 });
  assert.equal(leased!.task_id, id);
  await finishAndLease(db, { lease: { taskId: id, token }, result: resultOf(successful(""), testNow) }, null);
  return id;
}

interface Outbox {
  attempts: number;
  is_delivered: boolean;
  is_due_again: boolean;
  last_problem: string | null;
}

async function outbox(taskId: string): Promise<Outbox> {
  const [row] = await db.query<Outbox>(sql`
    select attempts, delivered_at is not null as is_delivered, next_attempt_at is not null as is_due_again, last_problem
    from callback_outbox where task_id = ${taskId}::uuid`);
  return row!;
}

const isSettled = async (taskId: string) => !(await outbox(taskId)).is_due_again;

Deno.test("a finished task is sent once, signed, to where its submitter wants it", async () => {
  await using there = receiver(200);
  const id = await submitAndFinish(there.url);
  await using _ = delivering();
  await until(() => isSettled(id));
  assert.deepEqual(await outbox(id), {
    attempts: 1,
    is_delivered: true,
    is_due_again: false,
    last_problem: null,
  });
  assert.equal(there.received.length, 1);
  const { headers, path, body } = there.received[0]!;
  assert.equal(path, "/done");
  assert.deepEqual(JSON.parse(body), [id, "Finished", "successful"]);
  assert.equal(headers.get("content-type"), "application/json");
  assert.equal(headers.get("webhook-id"), id);
  const timestamp = headers.get("webhook-timestamp");
  assert.equal(timestamp, String(testNow.getTime() / 1000));
  const secret = await callbackSecret(as("north"), "north");
  assert.match(secret, /^whsec_/);
  const expected = createHmac("sha256", Uint8Array.fromBase64(secret.slice("whsec_".length)))
    .update(`${id}.${timestamp}.${body}`).digest("base64");
  assert.equal(headers.get("webhook-signature"), `v1,${expected}`);
});

Deno.test("a secret stays, and is the school's own", async () => {
  const north = await callbackSecret(as("north"), "north");
  assert.equal(await callbackSecret(as("north"), "north"), north);
  assert.notEqual(await callbackSecret(as("south"), "south"), north);
  await assert.rejects(callbackSecret(as("north"), "nowhere"), /there is no school "nowhere"/);
});

Deno.test("a deliverer that sleeps is woken by a result", async () => {
  await using there = receiver(204);
  await using _ = delivering({ pace: { lookEveryMs: 3_600_000 } });
  for (let count = 1; count <= 3; count++) {
    await submitAndFinish(there.url);
    await until(() => there.received.length === count);
  }
});

Deno.test("without an address nothing is sent, and a task given up is sent too", async () => {
  await using there = receiver(200);
  await submitAndFinish(null);
  const id = await submitTask(
    as("north"),
    entry("x", { runConfig: { callbackUrlOnExecutionCompletion: there.url } }),
  );
  const token = crypto.randomUUID();
  await finishAndLease(db, null, { token, leaseMs: 60_000 });
  await takeLeasesFromTheDead(db, "all", { soloDeathsMax: 0, pausesMs: [] }, internalError(testNow));
  await using _ = delivering();
  await until(() => there.received.length > 0);
  assert.deepEqual(there.received.map(({ body }) => JSON.parse(body)), [[
    id,
    "Finished",
    "internal-isolate-error",
  ]]);
  const [rows] = await db.query<{ count: number }>(sql`select count(*)::int from callback_outbox`);
  assert.equal(rows!.count, 1);
});

Deno.test("what is not answered with 2xx is tried again under the same id, and a redirect is not followed", async () => {
  await using there = receiver(500, 302, 200);
  const id = await submitAndFinish(there.url);
  await using _ = delivering();
  await until(() => isSettled(id));
  assert.deepEqual(there.received.map(({ headers, path }) => [headers.get("webhook-id"), path]), [
    [id, "/done"],
    [id, "/done"],
    [id, "/done"],
  ]);
  assert.deepEqual(logged.map(({ properties }) => properties.problem), [
    "answered with status 500",
    "answered with status 302",
  ]);
});

Deno.test("after five attempts it is given up, with the reason", async () => {
  await using there = receiver(503);
  const id = await submitAndFinish(there.url);
  await using _ = delivering();
  await until(() => isSettled(id));
  assert.deepEqual(await outbox(id), {
    attempts: 5,
    is_delivered: false,
    is_due_again: false,
    last_problem: "answered with status 503",
  });
  assert.equal(there.received.length, 5);
});

Deno.test("the pauses between attempts grow, with some jitter", async () => {
  await using there = receiver(503);
  const id = await submitAndFinish(there.url);
  const usual = { pausesMs: [5_000, 30_000, 120_000, 600_000] };
  const pauses: unknown[] = [];
  for (let attempt = 1; attempt <= 5; attempt++) {
    await using _ = delivering({ pace: usual });
    await until(() => logged.some(({ properties }) => properties.attempts === attempt));
    pauses.push(logged.at(-1)!.properties.againAfterMs);
    await db.query(sql`update callback_outbox set next_attempt_at = now() where next_attempt_at is not null`);
  }
  assert.equal(pauses.pop(), null);
  pauses.forEach((pause, index) => {
    const around = usual.pausesMs[index]!;
    assert.ok(
      Number(pause) >= around * 0.75 && Number(pause) <= around * 1.25,
      `${pause} is not around ${around}`,
    );
  });
  assert.ok(await isSettled(id));
});

Deno.test("a name with an address that is not public is not called", async () => {
  await using there = receiver(200);
  for (const addresses of [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::ffff:169.254.169.254"]]) {
    const id = await submitAndFinish(there.url);
    await using _ = delivering({ allowPrivate: false, reach: { resolve: () => Promise.resolve(addresses) } });
    await until(() => isSettled(id));
    assert.match((await outbox(id)).last_problem!, /receiver\.example is at .* not a public address/);
  }
  assert.equal(there.received.length, 0);
});

Deno.test("an address written as number, in hex or by its usual name is checked all the same", async () => {
  await using there = receiver(200);
  const { port } = new URL(there.url);
  for (const host of ["2130706433", "0x7f.1", "127.1", "[::1]", "[::ffff:7f00:1]", "localhost"]) {
    const id = await submitAndFinish(`http://${host}:${port}/`);
    await using _ = delivering({ allowPrivate: false, reach: { resolve: undefined } });
    await until(() => isSettled(id));
    assert.match((await outbox(id)).last_problem!, /not a public address/, host);
  }
  assert.equal(there.received.length, 0);
});

Deno.test("the connection goes to the address that was checked", async () => {
  await using there = receiver(200);
  const id = await submitAndFinish(there.url);
  let asked = 0;
  const rebinding = () => Promise.resolve([["127.0.0.1"], ["127.0.0.2"]][asked++]!);
  await using _ = delivering({ reach: { resolve: rebinding } });
  await until(() => isSettled(id));
  assert.equal(there.received.length, 1);
  assert.equal(asked, 1);
});

Deno.test("a receiver that never answers is given up after a while, and does not hold up another school", async () => {
  const silent = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const connections: Deno.Conn[] = [];
  const accepting = (async () => {
    for await (const connection of silent) connections.push(connection);
  })();
  await using there = receiver(200);
  const slow: string[] = [];
  for (let i = 0; i < 20; i++) {
    slow.push(await submitAndFinish(`http://receiver.example:${silent.addr.port}/`));
  }
  const quick = await submitAndFinish(there.url, "south");
  {
    await using _ = delivering({ reach: { attemptMsMax: 3_600_000 } });
    await until(() => isSettled(quick));
    await until(() => connections.length === 4);
  }
  // Broken off by stopping: not one attempt counts.
  for (const id of slow) assert.equal((await outbox(id)).attempts, 0);
  {
    await using _ = delivering({ reach: { attemptMsMax: 10 } });
    await until(async () => (await Promise.all(slow.map(isSettled))).every((is) => is));
    assert.equal((await outbox(slow[0]!)).last_problem, "no answer within 10 ms");
  }
  silent.close();
  await accepting.catch(() => {});
  connections.forEach((connection) => connection.close());
});

Deno.test("what a deliverer that died was trying is tried again when its hold is over", async () => {
  await using there = receiver(200);
  const id = await submitAndFinish(there.url);
  await db.query(sql`update callback_outbox set attempts = 1, next_attempt_at = now() - interval '1 second'`);
  await using _ = delivering();
  await until(() => isSettled(id));
  assert.equal((await outbox(id)).attempts, 2);
});

Deno.test("two deliverers send each callback once", async () => {
  await using there = receiver(200);
  const ids: string[] = [];
  for (let i = 0; i < 30; i++) ids.push(await submitAndFinish(there.url, i % 2 ? "north" : "south"));
  await using _a = delivering();
  await using _b = delivering();
  await until(async () => (await Promise.all(ids.map(isSettled))).every((is) => is));
  assert.deepEqual(there.received.map(({ headers }) => headers.get("webhook-id")).toSorted(), ids.toSorted());
});
