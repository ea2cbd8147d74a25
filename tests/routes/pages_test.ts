import assert from "node:assert/strict";
import { testApp } from "../_app.ts";

const app = await testApp();
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

Deno.test("/ and /docs/ lead to the API reference", async () => {
  for (const path of ["/", "/docs/"]) {
    const answer = await app.send(path);
    assert.equal(answer.status, 302);
    assert.equal(answer.headers.get("Location"), "/docs");
  }
});

Deno.test("the API reference takes everything from this service, and allows nothing else", async () => {
  const page = await app.send("/docs");
  assert.equal(page.status, 200);
  assert.equal(page.headers.get("Content-Type"), "text/html; charset=utf-8");
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self'; /);
  assert.doesNotMatch(policy, /unsafe|http|\*/);
  const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  assert.equal(addresses.length, 4);
  for (const address of addresses) {
    assert.match(address, /^\/docs\//);
    const asset = await app.send(address);
    assert.equal(asset.status, 200, address);
    assert.ok(asset.text.length > 100, address);
  }
  const start = await app.send("/docs/start.js");
  assert.match(start.text, /url: "\/openapi\.json"/);
});

Deno.test("an asset that the browser has is not sent again", async () => {
  const first = await app.send("/docs/swagger-ui.css");
  const tag = first.headers.get("ETag")!;
  for (const known of [tag, `W/${tag}`]) {
    const again = await app.send("/docs/swagger-ui.css", { headers: { "If-None-Match": known } });
    assert.deepEqual([again.status, again.text], [304, ""]);
  }
  assert.equal((await app.send("/docs/swagger-ui.css", { headers: { "If-None-Match": '"0"' } })).status, 200);
});

Deno.test("no other file of the viewer's package is served", async () => {
  for (const path of ["/docs/package.json", "/docs/../package.json", "/docs/%2e%2e/index.js"]) {
    assert.equal((await app.send(path)).status, 404, path);
  }
});
