import assert from "node:assert/strict";
import { Pool } from "./pool.ts";

const pool = (role: string, permissions: string[]) =>
  new Pool({
    role,
    entry: import.meta.resolve("./_test_child.ts"),
    permissions,
    v8Flags: [],
    startMsMax: 30_000,
    replyBytesMax: 1_000_000,
    size: 1,
    requestsMax: 100,
    rssKbMax: 10_000_000,
    log: () => {},
  });

const ask = (pool: Pool, order: string) =>
  pool.request({ request: () => ({ order }), wallMsMax: 60_000, retriesWatchdog: false });

for (const [role, permissions] of [["obedient", ["--allow-all"]], ["reading", ["--allow-read"]]] as const) {
  Deno.test(`a child that began with ${permissions} may do nothing once it is ready`, async () => {
    const children = pool(role, [...permissions]);
    try {
      const states = await ask(children, "mayDo") as Record<string, string>;
      assert.equal(Object.keys(states).length, 8);
      assert.ok(Object.values(states).every((state) => state !== "granted"), JSON.stringify(states));
      const results = await ask(children, "tries") as Record<string, string>;
      assert.ok(Object.keys(results).length > 10);
      for (const [what, result] of Object.entries(results)) {
        assert.match(result, /Requires .* access/, `${what}: ${result}`);
      }
    } finally {
      await children.close();
    }
  });
}

Deno.test("a role that needs a permission it was not given does not start", async () => {
  const children = pool("reading", []);
  try {
    await assert.rejects(children.warm(1), { kind: "start" });
  } finally {
    await children.close();
  }
});
