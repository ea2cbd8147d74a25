import assert from "node:assert/strict";
import { SeededRandom } from "../wasm/seeded_random.ts";
import { onCycles } from "./_on_cycles.ts";

Deno.test("onCycles finds a loop, a ring and nothing else", () => {
  //     0 → 1 ⇄ 2 → 3 ↺    4 → 0
  assert.deepEqual([...onCycles([[1], [2], [1, 3], [3], [0]])], [0, 1, 1, 1, 0]);
});

Deno.test("onCycles agrees with walking everywhere from every node", () => {
  const random = new SeededRandom(3);
  for (let round = 0; round < 300; round++) {
    const count = 1 + random.below(12);
    const edges = Array.from(
      { length: count },
      () => Array.from({ length: random.below(3) }, () => random.below(count)),
    );
    const returns = edges.map((_, start) => {
      const reached = new Set<number>();
      const queue = [...edges[start]!];
      for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
        if (reached.has(node)) continue;
        reached.add(node);
        queue.push(...edges[node]!);
      }
      return reached.has(start) ? 1 : 0;
    });
    assert.deepEqual([...onCycles(edges)], returns);
  }
});

Deno.test("onCycles walks a graph a million nodes deep", () => {
  const count = 1_000_000;
  const ring = Array.from({ length: count }, (_, node) => [(node + 1) % count]);
  assert.ok(onCycles(ring).every((cyclic) => cyclic === 1));
});
