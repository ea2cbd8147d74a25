export interface NewOperation {
  /** `get-course-price`. */
  name: string;
  number: number;
  /** Folder under `routes/` and `domain/`. */
  group: string;
  /** Null for an operation without a key. */
  scope: string | null;
  rate: number;
  writes: boolean;
}

/** `get-course-price` as a file's name: `get_course_price`. */
export function snake(name: string): string {
  return name.replaceAll("-", "_");
}

/** `get-course-price` as a function's name: `getCoursePrice`. */
export function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `get-course-price` as a type's name: `GetCoursePrice`. */
function pascal(name: string): string {
  return name[0]!.toUpperCase() + camel(name).slice(1);
}

/** The list of operations with the new one in its place. `numbers` are those of the entries, in order. */
export function addToList(text: string, operation: NewOperation, numbers: readonly number[]): string {
  const lines = text.split("\n");
  const importLine = `import { ${camel(operation.name)} } from "./${operation.group}/${
    snake(operation.name)
  }.ts";`;
  const lastImport = lines.findLastIndex((line) => line.startsWith("import "));
  lines.splice(lastImport + 1, 0, importLine);
  const first = lines.findIndex((line) => line.includes("operations: readonly Operation[] = [")) + 1;
  if (first === 0) throw new Error("routes/mod.ts has no list of operations");
  const place = numbers.filter((number) => number < operation.number).length;
  lines.splice(first + place, 0, `  ${camel(operation.name)},`);
  return lines.join("\n");
}

export function definitionText({ name, number, group, scope, rate, writes }: NewOperation): string {
  return `import Type from "typebox";
import { ${camel(name)} as verb } from "../../domain/${group}/${snake(name)}.ts";
import { operation } from "../_operation.ts";

export const ${camel(name)} = operation({
  number: ${number},
  name: "${name}",
  ${scope === null ? "key: false" : `key: true,\n  scope: "${scope}"`},
  rate: ${rate},
  writes: ${writes},
  tag: "${group}",
  summary: "",
  description: "",
  payload: Type.Object({
    id: Type.String({ minLength: 1, description: "" }),
  }),
  data: Type.Object({}),
  refusals: ["not-found"],
  example: { payload: { id: "1" }, data: {} },
  handle: ({ payload, context }) => verb(context, payload),
});
`;
}

export function verbText({ name, group }: NewOperation): string {
  return `import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";

/** What ${name} is asked. */
export interface ${pascal(name)} {
  id: string;
}

/**
 * Says in one sentence what it does.
 *
 * @throws {Refusal} \`not-found\`
 */
export function ${camel(name)}(_context: Context, { id }: ${pascal(name)}): Promise<Record<never, never>> {
  return Promise.reject(new Refusal("not-found", \`There is no ${group} "\${id}"\`, { path: "id" }));
}
`;
}

export function testText({ name }: NewOperation): string {
  return `import assert from "node:assert/strict";
import { testApp } from "../../_app.ts";

Deno.test("${name} answers as its example says", async () => {
  await using app = await testApp();
  const caller = app.as(await app.key());
  const answer = await caller.post("${name}", { id: "1" });
  assert.deepEqual(answer.output, { status: "ok", data: {} });
});
`;
}
