import assert from "node:assert/strict";
import type { ProgramStore } from "./program_store.ts";
import { packStoredForm, unpackStoredForm } from "./stored_form.ts";
import { StoredPrograms } from "./stored_programs.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const form = { module: bytes("\0asm".repeat(1_000)), output: bytes("main.c: a warning") };

function memoryStore(): ProgramStore & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    get: (key) => Promise.resolve(kept.get(key) ?? null),
    put: (key, bytes) => Promise.resolve(void kept.set(key, bytes)),
  };
}

function programs(store: ProgramStore, fingerprint = "toolchain 1") {
  const logged: string[] = [];
  const stored = new StoredPrograms(store, fingerprint, (_level, message) => logged.push(message));
  return { stored, logged };
}

Deno.test("what is packed comes back, also a failed compilation and an empty output", async () => {
  const forms = [form, { module: null, output: bytes("error") }, { module: bytes(""), output: bytes("") }];
  for (const one of forms) {
    const packed = await packStoredForm("key", one);
    assert.deepEqual(await unpackStoredForm("key", packed), one);
  }
  assert.ok((await packStoredForm("key", form)).length < 200, "it is deflated");
});

Deno.test("what was changed in any byte, cut, or put under another key is not taken", async () => {
  const packed = await packStoredForm("key", form);
  for (let place = 0; place < packed.length; place++) {
    const changed = packed.slice();
    changed[place]! ^= 1;
    assert.equal(await unpackStoredForm("key", changed), null, `byte ${place}`);
    assert.equal(await unpackStoredForm("key", packed.subarray(0, place)), null, `cut to ${place}`);
  }
  assert.equal(await unpackStoredForm("other", packed), null);
});

Deno.test("a program is found by the next process, and not by another toolchain", async () => {
  const store = memoryStore();
  const first = programs(store);
  assert.equal(await first.stored.get("submission"), null);
  first.stored.put("submission", form);
  await first.stored.close(10_000);
  const next = programs(store);
  assert.deepEqual(await next.stored.get("submission"), form);
  assert.deepEqual([next.stored.hits, next.stored.failures], [1, 0]);
  assert.equal(await programs(store, "toolchain 2").stored.get("submission"), null);
});

Deno.test("a store that fails or lies costs a line in the log and nothing else", async () => {
  const failing = programs({
    get: () => Promise.reject(new Error("no connection")),
    put: () => Promise.reject(new Error("no connection")),
  });
  assert.equal(await failing.stored.get("submission"), null);
  failing.stored.put("submission", form);
  failing.stored.put("another", form);
  await failing.stored.close(10_000);
  assert.equal(failing.stored.failures, 3);
  assert.equal(failing.logged.length, 3);

  const store = memoryStore();
  const lying = programs(store);
  lying.stored.put("submission", form);
  await lying.stored.close(10_000);
  for (const kept of store.kept.values()) kept[60]! ^= 1;
  assert.equal(await lying.stored.get("submission"), null);
  assert.match(lying.logged.join(), /cannot be used/);
});

Deno.test("what is too large to be worth it is not stored, and a store that hangs fills no memory", async () => {
  const store = memoryStore();
  const { stored } = programs(store);
  stored.put("large", { module: crypto.getRandomValues(new Uint8Array(65_536)), output: bytes("") });
  const random = new Uint8Array(5_000_000);
  for (let at = 0; at < random.length; at += 50_000) crypto.getRandomValues(random.subarray(at, at + 50_000));
  stored.put("larger", { module: random, output: bytes("") });
  await stored.close(10_000);
  assert.equal(store.kept.size, 1);

  let puts = 0;
  const hanging = programs({ ...store, put: () => (puts++, new Promise(() => {})) });
  const megabyte = { module: new Uint8Array(1_048_576), output: bytes("") };
  for (let i = 0; i < 100; i++) hanging.stored.put(`${i}`, megabyte);
  await hanging.stored.close(10);
  assert.equal(puts, 1);
});
