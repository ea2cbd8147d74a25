import assert from "node:assert/strict";
import plugin from "./lint_layers.ts";

const root = new URL("../", import.meta.url).pathname;
const lint = (file: string, source: string) =>
  Deno.lint.runPlugin(plugin, root + file, source).map((diagnostic) =>
    `${diagnostic.id}: ${diagnostic.message}`
  );

const refused: [string, string, string][] = [
  [
    "domain/users/a.ts",
    `import { x } from "../../routes/mod.ts";`,
    "house/layers: domain may not import routes/mod.ts",
  ],
  [
    "db/users.ts",
    `import type { User } from "../domain/users/user.ts";`,
    "house/layers: db may not import domain/users/user.ts",
  ],
  [
    "runner/judge.ts",
    `export * from "../domain/context.ts";`,
    "house/layers: runner may not import domain/context.ts",
  ],
  [
    "runner/wasi/clock.ts",
    `import "../meter/cost.ts";`,
    "house/layers: runner may not import runner/meter/cost.ts",
  ],
  ["domain/a.ts", `import { sql } from "../db/sql.ts";`, "house/layers: domain may not import db/sql.ts"],
  [
    "domain/a.ts",
    `import { meter } from "../runner/meter/mod.ts";`,
    "house/layers: domain may not import runner/meter/mod.ts",
  ],
  ["routes/a.ts", `await import("../db/users.ts");`, "house/layers: routes may not import db/users.ts"],
  [
    "commands/serve.ts",
    `import { x } from "../routes/_router.ts";`,
    "house/underscore: routes/_router.ts is private to routes/",
  ],
  ["domain/utils.ts", ``, "house/file-name: utils.ts names nothing"],
  ["domain/createCourse.ts", ``, "house/file-name: createCourse.ts is not snake_case"],
  ["domain/a.ts", `const t = Date.now();`, "house/ambient-world: Date.now() reaches for the real world"],
  ["domain/a.ts", `const t = new Date();`, "house/ambient-world: new Date() reaches for the real world"],
  [
    "runner/wasi/a.ts",
    `const r = Math.random();`,
    "house/ambient-world: Math.random() reaches for the real world",
  ],
  ["routes/a.ts", `Deno.env.get("PORT");`, "house/ambient-world: Deno.env reaches for the real world"],
];

for (const [file, source, expected] of refused) {
  Deno.test(`lint refuses in ${file}: ${source || "the name"}`, () => {
    assert.deepEqual(lint(file, source), [expected]);
  });
}

const accepted: [string, string][] = [
  ["routes/users/create.ts", `import { operation } from "../_operation.ts";`],
  ["domain/users/a.ts", `import { insertUser } from "../../db/users.ts"; import { x } from "../context.ts";`],
  ["domain/a.ts", `import type { Runner } from "../runner/mod.ts";`],
  ["commands/serve.ts", `import { app } from "../routes/app.ts"; const now = new Date();`],
  ["tests/journeys/a_test.ts", `import { x } from "../../routes/_router.ts"; Date.now();`],
  ["domain/a.ts", `const t = new Date(0);`],
  ["db/a.ts", `import postgres from "postgres";`],
];

for (const [file, source] of accepted) {
  Deno.test(`lint accepts in ${file}: ${source}`, () => assert.deepEqual(lint(file, source), []));
}
