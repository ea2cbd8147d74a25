import assert from "node:assert/strict";
import { Executors } from "../../runner/executor/executors.ts";
import { defaultLimits } from "../../runner/limits.ts";
import { meterProgram } from "../../runner/toolchain/meter_program.ts";
import { nullGuardKb } from "../../runner/toolchain/null_guard.ts";
import { assemble } from "../../runner/wasm/assemble.ts";
import { generatedModules } from "./_generated_modules.ts";

const folder = new URL("modules/", import.meta.url);
const written = [...Deno.readDirSync(folder)].map(({ name }) => ({
  name,
  text: Deno.readTextFileSync(new URL(name, folder)),
}));

let executors: Executors;
const logged: string[] = [];
Deno.test.beforeAll(async () => {
  const entry = import.meta.resolve("../../runner/process/entry.ts");
  executors = new Executors({ entry, size: 1, log: (_level, message) => void logged.push(message) });
  await executors.warm(1);
});
Deno.test.afterAll(() => executors.close());

/** What became of it: `be refused: …` by the meter, or `end by …` in an executor. */
async function fate(text: string): Promise<string> {
  const metered = meterProgram(assemble(text), nullGuardKb);
  if (!metered.ok) return `be refused: ${metered.reason}`;
  const program = {
    moduleKey: text,
    module: metered.module,
    args: ["main"],
    files: new Map(),
    stackKb: 65_536,
    fuelPerMs: 28_000_000,
  };
  const limits = { ...defaultLimits, cpuMs: 100 };
  const { ending } = await executors.run(program, { stdin: new Uint8Array(), limits });
  switch (ending.kind) {
    case "exit":
      return `end by exit ${ending.code}`;
    case "signal":
      return `end by signal ${ending.signal}`;
    case "internal":
      return `end by internal: ${ending.reason}`;
    default:
      return `end by ${ending.kind}`;
  }
}

const honest = `(module (type (func)) (type (func (param i32)))
  (import "wasi_snapshot_preview1" "proc_exit" (func (type 1)))
  (memory 1) (func (type 0) i32.const 7 call 0)
  (export "memory" (memory 0)) (export "_start" (func 1)))`;

for (const { name, text } of [...written, ...generatedModules()].sort((a, b) => a.name < b.name ? -1 : 1)) {
  const said = new Map(
    [...text.matchAll(/^;; (tries|must|says): (.*)$/gm)].map(([, word, rest]) => [word, rest]),
  );
  Deno.test(
    `hostile: ${name}: ${said.get("tries")}`,
    { sanitizeOps: false, sanitizeResources: false },
    async () => {
      const must = said.get("must")!.split(" or ");
      const is = await fate(text);
      assert.ok(
        must.some((allowed) => is === allowed || is.startsWith(`${allowed}:`)),
        `must ${must}, but: ${is}`,
      );
      if (is.startsWith("be refused")) assert.ok(is.includes(said.get("says") ?? ""), is);
      assert.equal(await fate(honest), "end by exit 7", logged.join("; "));
    },
  );
}
