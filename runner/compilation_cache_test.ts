import assert from "node:assert/strict";
import { CompilationCache, type Compiled } from "./compilation_cache.ts";

const failed = (text: string, isLasting = true): Compiled => ({
  compilation: { ok: false, output: new TextEncoder().encode(text) },
  isLasting,
});

function program(bytes: number): Compiled {
  const compilation = {
    ok: true as const,
    output: new Uint8Array(),
    program: {
      moduleKey: "",
      module: new Uint8Array(bytes / 2),
      args: [],
      files: new Map([["a", new Uint8Array(bytes / 2)]]),
      stackKb: 64,
      fuelPerMs: 1,
    },
  };
  return { compilation, isLasting: true };
}

const never = () => Promise.reject(new Error("made again"));

Deno.test("a compilation is made once, also a failed one", async () => {
  const cache = new CompilationCache(100_000);
  const first = await cache.get("a", () => Promise.resolve(failed("x")));
  assert.equal(await cache.get("a", never), first);
  assert.equal(await cache.get("a", never), first);
  assert.deepEqual([cache.hits, cache.misses], [2, 1]);
});

Deno.test("what is asked for at once is made once", async () => {
  const cache = new CompilationCache(100_000);
  const gate = Promise.withResolvers<Compiled>();
  const both = [cache.get("a", () => gate.promise), cache.get("a", never)];
  gate.resolve(failed("x"));
  const [left, right] = await Promise.all(both);
  assert.equal(left, right);
  assert.deepEqual([cache.hits, cache.misses], [1, 1]);
});

Deno.test("what would not come to the same again is not kept", async () => {
  const cache = new CompilationCache(100_000);
  await cache.get("a", () => Promise.resolve(failed("slow", false)));
  const { output } = await cache.get("a", () => Promise.resolve(failed("done")));
  assert.equal(new TextDecoder().decode(output), "done");
});

Deno.test("a fault reaches all that wait, and the next one tries again", async () => {
  const cache = new CompilationCache(100_000);
  const gate = Promise.withResolvers<Compiled>();
  const both = Promise.allSettled([cache.get("a", () => gate.promise), cache.get("a", never)]);
  gate.reject(new Error("no compiler"));
  for (const result of await both) assert.equal(result.status, "rejected");
  assert.equal((await cache.get("a", () => Promise.resolve(failed("x")))).ok, false);
});

Deno.test("the least recently used goes first, by bytes", async () => {
  const cache = new CompilationCache(40_000);
  const make = (bytes: number) => () => Promise.resolve(program(bytes));
  await cache.get("a", make(15_000));
  await cache.get("b", make(15_000));
  await cache.get("a", never);
  await cache.get("c", make(15_000));
  assert.ok(cache.bytes <= 40_000);
  await cache.get("a", never);
  await cache.get("c", never);
  await assert.rejects(cache.get("b", never), /made again/);
  await cache.get("huge", make(50_000));
  await cache.get("a", never);
  assert.ok(cache.bytes <= 40_000);
});
