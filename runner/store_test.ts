import assert from "node:assert/strict";
import { createRunner } from "./create_runner.ts";
import { defaultLimits } from "./limits.ts";
import type { ProgramStore } from "./program_store.ts";
import type { Runner } from "./runner.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const submission = (source: string) => ({
  language: "C" as const,
  source: bytes(source),
  flags: [],
  files: new Map([["name.h", bytes('#define NAME "Ada"\n')]]),
  stackKb: defaultLimits.stackKb,
});
const right = submission(`#include <stdio.h>
#include "name.h"
int main(void) { puts(NAME); }`);
const wrong = submission("int main(void) { return x; }");

async function withRunner<Result>(store: ProgramStore, work: (runner: Runner) => Promise<Result>) {
  const runner = await createRunner({ parallelism: 1, store, log: () => {} });
  try {
    return await work(runner);
  } finally {
    await runner.close();
  }
}

Deno.test("what one runner compiled another runs without compiling, to the same byte", async () => {
  const kept = new Map<string, Uint8Array>();
  const store = {
    get: (key: string) => Promise.resolve(kept.get(key) ?? null),
    put: (key: string, bytes: Uint8Array) => Promise.resolve(void kept.set(key, bytes)),
  };
  const judgeBoth = async (runner: Runner) => {
    const request = { stdin: bytes(""), limits: defaultLimits };
    const verdicts = [
      await runner.judge(right, request, null),
      await runner.judge(wrong, request, null),
      await runner.judge(right, request, null),
    ];
    const { hits, storeHits, misses, storeFailures } = runner.stats().cache;
    return {
      verdicts,
      cache: [hits, storeHits, misses, storeFailures],
      made: runner.stats().compilations.count,
    };
  };
  const first = await withRunner(store, judgeBoth);
  assert.deepEqual(first.cache, [1, 0, 2, 0]);
  assert.equal(first.made, 2);
  assert.equal(kept.size, 2);
  assert.equal(new TextDecoder().decode(first.verdicts[0]!.run!.stdout), "Ada\n");
  assert.equal(first.verdicts[1]!.status, "compilation-error");

  const second = await withRunner(store, judgeBoth);
  assert.deepEqual(second.cache, [1, 2, 0, 0]);
  assert.equal(second.made, 0);
  assert.deepEqual(second.verdicts, first.verdicts);

  for (const bytes of kept.values()) bytes[bytes.length - 1]! ^= 1;
  const third = await withRunner(store, judgeBoth);
  assert.deepEqual(third.cache, [1, 0, 2, 2], "what is not whole is compiled again");
  assert.deepEqual(third.verdicts, first.verdicts);
});
