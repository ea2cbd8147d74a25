import { Pool } from "./pool.ts";

/** A parent that prints the ids of a busy and an idle child, and then waits for its end. */
const pool = new Pool({
  role: "obedient",
  entry: import.meta.resolve("./_test_child.ts"),
  permissions: [],
  v8Flags: [],
  startMsMax: 30_000,
  replyBytesMax: 1_000_000,
  size: 2,
  requestsMax: 100,
  rssKbMax: 10_000_000,
  log: () => {},
});
await pool.warm(2);
const pids: number[] = [];
const job = (ms: number) => ({
  request: (child: { pid: number }) => (pids.push(child.pid), { order: "spin", ms }),
  wallMsMax: 1e9,
  retriesWatchdog: false,
});
const endless = pool.request(job(1e9));
await pool.request(job(0));
console.log(pids.join());
await endless;
