import assert from "node:assert/strict";
import { ModuleCache } from "./module_cache.ts";
import { testModule } from "./_test_module.ts";

const source = testModule({ body: [] });

Deno.test("a module is kept until others need its room, the least recently used first", () => {
  const cache = new ModuleCache(2 * source.length);
  const a = cache.add("a", source);
  const b = cache.add("b", source);
  assert.equal(cache.get("a"), a);
  cache.add("c", source);
  assert.equal(cache.get("b"), null);
  assert.equal(cache.get("a"), a);
  assert.notEqual(cache.add("b", source), b);
});

Deno.test("a module larger than the cache is kept alone", () => {
  const cache = new ModuleCache(1);
  cache.add("a", source);
  const b = cache.add("b", source);
  assert.equal(cache.get("a"), null);
  assert.equal(cache.get("b"), b);
});
