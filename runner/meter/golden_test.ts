/**
 * Each `testdata/NAME.wat` is metered, and the result compared with `testdata/NAME.metered.wat`. `BLESS=1` writes what comes out
 * now; look at the difference before you commit it. What begins with `guarded` is guarded below 65,536.
 */
import assert from "node:assert/strict";
import { assemble } from "../wasm/assemble.ts";
import { print } from "../wasm/print.ts";
import { meter } from "./mod.ts";

const folder = new URL("testdata/", import.meta.url);
const names = [...Deno.readDirSync(folder)].map(({ name }) => /^(\w+)\.wat$/.exec(name)?.[1] ?? []).flat()
  .sort();
const bless = Deno.env.get("BLESS") === "1";

for (const name of names) {
  Deno.test(`${name}.wat is metered as ${name}.metered.wat shows`, () => {
    const source = new URL(`${name}.wat`, folder);
    const module = assemble(Deno.readTextFileSync(source));
    if (bless) Deno.writeTextFileSync(source, print(module));
    assert.equal(Deno.readTextFileSync(source), print(module));

    const guardBytes = name.startsWith("guarded") ? 65_536 : 0;
    const metered = meter(module, {
      memoryPagesMax: 100,
      tableElementsMax: 50,
      guardBytes,
      allowImport: () => true,
    });
    assert.ok(metered.ok, metered.ok ? "" : metered.reason);
    assert.ok(WebAssembly.validate(metered.module));
    const golden = new URL(`${name}.metered.wat`, folder);
    if (bless) Deno.writeTextFileSync(golden, print(metered.module));
    assert.equal(print(metered.module), Deno.readTextFileSync(golden));
  });
}
