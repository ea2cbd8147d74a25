import assert from "node:assert/strict";
import { connect, createServer, type Socket } from "node:net";
import { attempt, type Reach } from "./_attempt.ts";

const host = "127.0.0.1";
const body = new TextEncoder().encode("{}".padEnd(1_000_000));
const never = new AbortController().signal;

/** A receiver on a plain socket that does as the test says with each connection. */
async function receiver(meet: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const timers: ReturnType<typeof setInterval>[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    meet(socket);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, host, () => listening.resolve());
  await listening.promise;
  return {
    port: (server.address() as { port: number }).port,
    open: () => {
      // One that was told to pause does not notice that the other side has gone.
      sockets.forEach((socket) => socket.resume());
      return sockets.size;
    },
    every: (ms: number, work: () => void) => void timers.push(setInterval(work, ms)),
    async [Symbol.asyncDispose]() {
      timers.forEach(clearInterval);
      sockets.forEach((socket) => socket.destroy());
      await new Promise((closed) => server.close(closed));
    },
  };
}

function attemptAt(url: string, reach: Partial<Reach> = {}): Promise<string | null> {
  const usual: Reach = { allowPrivate: true, attemptMsMax: 30_000 };
  return attempt({ url, headers: {}, body, signal: never }, { ...usual, ...reach });
}

/** Waits until the other side has let go. */
async function untilAlone(there: { open(): number }): Promise<void> {
  for (let tries = 0; tries < 500 && there.open() > 0; tries++) await new Promise((go) => setTimeout(go, 10));
  assert.equal(there.open(), 0, "the connection is still there");
}

Deno.test("a receiver that hangs, wherever it does, is left after a while", async (t) => {
  const ways: Record<string, (socket: Socket, every: (ms: number, work: () => void) => void) => void> = {
    "accepts and says nothing": (socket) => socket.pause(),
    "reads all and says nothing": (socket) => socket.resume(),
    "answers byte by byte, for ever": (socket, every) => {
      socket.resume();
      socket.write("HTTP/1.1 200 OK\r\nx: ");
      every(5, () => socket.write("a"));
    },
    "sends one interim answer after the other": (socket, every) => {
      socket.resume();
      every(5, () => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n"));
    },
  };
  for (const [name, meet] of Object.entries(ways)) {
    await t.step(name, async () => {
      await using there = await receiver((socket) => meet(socket, there.every));
      const problem = await attemptAt(`http://${host}:${there.port}/`, { attemptMsMax: 200 });
      assert.match(problem!, /no answer within 200 ms|too long/);
      await untilAlone(there);
    });
  }
});

Deno.test("a receiver that breaks off is told as such", async () => {
  for (const breakOff of [(socket: Socket) => socket.resetAndDestroy(), (socket: Socket) => socket.end()]) {
    await using there = await receiver((socket) => socket.once("data", () => breakOff(socket)));
    assert.match((await attemptAt(`http://${host}:${there.port}/`))!, /reset|before an answer|broken/i);
  }
  await using gone = await receiver(() => {});
  const { port } = gone;
  await gone[Symbol.asyncDispose]();
  assert.match((await attemptAt(`http://${host}:${port}/`))!, /refused/i);
});

Deno.test("an endless body is not read, an endless head not for long", async () => {
  const flood = (socket: Socket, head: string) => {
    socket.resume();
    socket.write(head);
    const more = () => {
      while (!socket.destroyed && socket.write("x".repeat(65_536)));
    };
    socket.on("drain", more);
    more();
  };
  await using endlessBody = await receiver((socket) => flood(socket, "HTTP/1.1 200 OK\r\n\r\n"));
  assert.equal(await attemptAt(`http://${host}:${endlessBody.port}/`), null);
  await untilAlone(endlessBody);
  await using endlessHead = await receiver((socket) => flood(socket, "HTTP/1.1 200 OK\r\nx: "));
  assert.match((await attemptAt(`http://${host}:${endlessHead.port}/`))!, /too long/);
  await untilAlone(endlessHead);
});

Deno.test("a redirect is an answer, and nobody goes where it points", async () => {
  let visits = 0;
  await using inside = await receiver(() => visits++);
  await using there = await receiver((socket) => {
    socket.resume();
    socket.end(`HTTP/1.1 307 Temporary Redirect\r\nlocation: http://${host}:${inside.port}/\r\n\r\n`);
  });
  assert.equal(await attemptAt(`http://${host}:${there.port}/`), "answered with status 307");
  assert.equal(visits, 0);
});

Deno.test("no spelling of an inner address is called", async (t) => {
  let visits = 0;
  await using there = await receiver((socket) => (visits++, socket.end("HTTP/1.1 200 OK\r\n\r\n")));
  const { port } = there;
  const hosts = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "017700000001",
    "0177.0.0.1",
    "0",
    "0.0.0.0",
    "localhost",
    "LOCALHOST.",
    "[::1]",
    "[::]",
    "[0:0:0:0:0:ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::7f00:1]",
    "[::127.0.0.1]",
    "169.254.169.254",
    "[::ffff:169.254.169.254]",
    "[fd00:ec2::254]",
    "100.100.100.200",
    "168.63.129.16",
    "%31%32%37.0.0.1",
    "①②⑦.⓪.⓪.①",
    "user:password@127.0.0.1",
  ];
  for (const spelled of hosts) {
    await t.step(spelled, async () => {
      const problem = await attemptAt(`http://${spelled}:${port}/`, { allowPrivate: false });
      assert.match(problem!, /is not a public address|has no address|ENOTFOUND|failed to lookup/i);
    });
  }
  assert.equal(visits, 0);
  connect(port, host).on("error", () => {}).end();
});

Deno.test("a name that changes its address between two looks is looked up once", async () => {
  let looks = 0;
  let visits = 0;
  await using there = await receiver((socket) => (visits++, socket.end("HTTP/1.1 200 OK\r\n\r\n")));
  const rebinding = () => Promise.resolve(looks++ === 0 ? ["93.184.216.34"] : [host]);
  const problem = await attemptAt(`http://rebinding.example:${there.port}/`, {
    allowPrivate: false,
    resolve: rebinding,
    attemptMsMax: 100,
  });
  assert.notEqual(problem, null);
  assert.deepEqual([looks, visits], [1, 0]);
});
