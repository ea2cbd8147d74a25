import assert from "node:assert/strict";
import { operations } from "../../routes/mod.ts";
import { testApp } from "../_app.ts";

/** A generator that gives the same numbers in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const app = await testApp({ operations: operations.map((operation) => ({ ...operation, rate: 1_000_000 })) });
const caller = app.as(await app.key());
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

/** Every answer is JSON, an array of outputs, and no fault. */
async function check(operation: string, body: string | Uint8Array): Promise<void> {
  const answer = await caller.send(operation, body);
  const shown = typeof body === "string" ? body : new TextDecoder().decode(body);
  const why = () => `${operation} answered ${answer.status} ${answer.text} to ${shown.slice(0, 2000)}`;
  assert.ok(answer.status === 200 || answer.status === 400, why());
  assert.ok(Array.isArray(answer.body) && answer.body.length > 0, why());
  for (const message of answer.outputs()) assert.doesNotMatch(message, /^internal-error/, why());
}

Deno.test("random bytes never make a fault", async () => {
  const pick = numbers(1);
  for (let round = 0; round < 300; round++) {
    const bytes = Uint8Array.from({ length: pick(200) }, () => pick(256));
    await check(operations[pick(operations.length)]!.name, bytes);
  }
});

Deno.test("random cuts and changes of a good body never make a fault", async () => {
  const pick = numbers(2);
  for (let round = 0; round < 400; round++) {
    const { name, example } = operations[pick(operations.length)]!;
    const bytes = new TextEncoder().encode(JSON.stringify({ data: [{ data: example.payload }] }));
    for (let change = pick(4); change >= 0; change--) bytes[pick(bytes.length)] = pick(256);
    await check(name, pick(4) === 0 ? bytes.subarray(0, pick(bytes.length)) : bytes);
  }
});

Deno.test("random JSON in a good envelope never makes a fault", async () => {
  const pick = numbers(3);
  const strings = [
    "",
    "C",
    "QQ",
    "a+/b",
    "\0",
    "\ud800",
    "é😀",
    "__proto__",
    "x".repeat(3000),
    "ExactMatch",
    "-O2",
  ];
  const scalars: unknown[] = [null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, ...strings];
  const value = (depth: number): unknown => {
    const kind = pick(depth > 3 ? 1 : 4);
    if (kind === 1) return Array.from({ length: pick(4) }, () => value(depth + 1));
    if (kind === 2) {
      return Object.fromEntries(Array.from({ length: pick(4) }, () => [key(), value(depth + 1)]));
    }
    return scalars[pick(scalars.length)];
  };
  const keys = operations.flatMap(({ payload }) => names(payload));
  const key = () => pick(8) === 0 ? strings[pick(strings.length)]! : keys[pick(keys.length)]!;
  for (let round = 0; round < 600; round++) {
    const { name, example } = operations[pick(operations.length)]!;
    const payload = structuredClone(example.payload);
    for (let change = pick(3); change >= 0; change--) plant(payload, key(), value(0), pick);
    await check(name, JSON.stringify({ data: [{ data: payload }] }));
  }
});

/** Every property name in a schema. */
function names(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as { properties?: Record<string, unknown> };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(names)];
}

/** Puts a value somewhere into an object. */
function plant(
  target: Record<string, unknown>,
  key: string,
  value: unknown,
  pick: (below: number) => number,
): void {
  const inner = Object.values(target).filter((field) => typeof field === "object" && field !== null);
  if (inner.length > 0 && pick(2) === 0) {
    plant(inner[pick(inner.length)] as Record<string, unknown>, key, value, pick);
  } else target[key] = value;
}
