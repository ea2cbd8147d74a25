import assert from "node:assert/strict";
import { compileC } from "./_test_compiler.ts";

const folder = new URL("testdata/", import.meta.url);

/** `BLESS=1` writes what was printed to the golden files, to be read as a diff. */
const bless = Deno.env.get("BLESS") === "1";

for (const { name } of [...Deno.readDirSync(folder)].sort((a, b) => a.name < b.name ? -1 : 1)) {
  if (!name.endsWith(".c")) continue;
  Deno.test(`the compiler's words on ${name} stay as they are`, async () => {
    const { module, output } = compileC(await Deno.readFile(new URL(name, folder)));
    const printed = `${output}[${module === null ? "no program" : "a program"}]\n`;
    const golden = new URL(name.replace(/c$/, "golden"), folder);
    if (bless) await Deno.writeTextFile(golden, printed);
    assert.equal(printed, await Deno.readTextFile(golden));
  });
}

Deno.test("diagnostics of additional files name them by their own paths", () => {
  const { output } = compileC(`#include "lib/list.h"\nint main(void) { return 0; }\n`, {
    files: {
      "lib/list.h": "int broken(void) { return x; }\n",
      "lib/list.c": "int other(void) { return y; }\n",
    },
  });
  assert.match(
    output,
    /^In file included from main\.c:1:\n\.\/lib\/list\.h:1:27: error: use of undeclared identifier 'x'/,
  );
  assert.match(output, /^lib\/list\.c:1:26: error: use of undeclared identifier 'y'/m);
});

Deno.test("the linker names the objects of two sources that define the same", () => {
  const { output } = compileC("int f(void) { return 1; }\nint main(void) { return 0; }\n", {
    files: { "more/f.c": "int f(void) { return 2; }\n" },
  });
  assert.equal(
    output,
    "wasm-ld: error: duplicate symbol: f\n>>> defined in main.o\n>>> defined in more/f.o\n",
  );
});

Deno.test("output past the limit is cut at a line, and says so", () => {
  const { module, output } = compileC("#warning something rather long is said here\n".repeat(3_000), {
    flags: ["-Wno-invalid-pp-token"],
  });
  assert.equal(module, null);
  assert.match(output, /\n\[the output was cut after 65536 bytes\]\n$/);
  assert.ok(output.length < 65_600);
});
