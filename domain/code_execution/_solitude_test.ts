import assert from "node:assert/strict";
import { Solitude } from "./_solitude.ts";

const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await Promise.resolve();
};

Deno.test("work goes on side by side, and alone when it must", async () => {
  const solitude = new Solitude();
  let inWork = 0;
  let most = 0;
  let aloneSeen = 0;
  const job = async () => {
    most = Math.max(most, ++inWork);
    await turns(20);
    inWork--;
  };
  const aloneJob = async () => {
    assert.equal(inWork, 0);
    await job();
    assert.equal(inWork, 0);
    aloneSeen++;
  };
  const all: Promise<void>[] = [];
  for (let i = 0; i < 50; i++) {
    all.push(i % 5 === 3 ? solitude.alone(aloneJob) : solitude.beside(job));
    if (i % 7 === 0) await turns(i);
  }
  await Promise.all(all);
  assert.equal(aloneSeen, 10);
  assert.ok(most > 1);
});

Deno.test("what fails makes room as well, and what waits to be alone is not overtaken for ever", async () => {
  const solitude = new Solitude();
  await assert.rejects(solitude.beside(() => Promise.reject(new Error("x"))), /x/);
  await assert.rejects(solitude.alone(() => Promise.reject(new Error("y"))), /y/);
  const first = Promise.withResolvers<void>();
  const order: string[] = [];
  const before = solitude.beside(() => first.promise);
  const alone = solitude.alone(() => Promise.resolve(void order.push("alone")));
  const after = solitude.beside(() => Promise.resolve(void order.push("after")));
  await turns(20);
  assert.deepEqual(order, []);
  first.resolve();
  await Promise.all([before, alone, after]);
  assert.deepEqual(order, ["alone", "after"]);
});
