import assert from "node:assert/strict";
import { testApp } from "../_app.ts";
import { importDemoSchool } from "../import_school.ts";

Deno.test("the calls in the README do what they say, one after the other, on the demo school", async (t) => {
  await using app = await testApp();
  await importDemoSchool(app.db);
  const caller = app.as(await app.key({ school: "demo" }));
  const readme = Deno.readTextFileSync(new URL("../../README.md", import.meta.url));
  const calls = [...readme.matchAll(/^ {4}call (\S+) '(.+)'$/gm)];
  assert.ok(calls.length > 5);
  for (const [, name, payload] of calls) {
    await t.step(name!, async () => {
      assert.deepEqual((await caller.post(name!, JSON.parse(payload!))).outputs(), ["ok"]);
    });
  }
});
