import assert from "node:assert/strict";
import { addToList, definitionText, type NewOperation, testText, verbText } from "./_new_operation.ts";

const root = new URL("../", import.meta.url);
const operation: NewOperation = {
  name: "get-course-price",
  number: 16.5,
  group: "zz_new_operation",
  scope: null,
  rate: 60,
  writes: false,
};

Deno.test("new_operation puts the operation into the list by its number", async () => {
  const list = await Deno.readTextFile(new URL("routes/mod.ts", root));
  const entries = (text: string) =>
    [.../= \[\n([^\]]*)\]/.exec(text)![1]!.matchAll(/\w+/g)].map(([entry]) => entry);
  const before = entries(list);
  const numbers = before.map((_, index) => index + 15);
  const after = addToList(list, operation, numbers);
  assert.deepEqual(entries(after), [...before.slice(0, 2), "getCoursePrice", ...before.slice(2)]);
  assert.match(after, /^import \{ getCoursePrice \} from "\.\/zz_new_operation\/get_course_price\.ts";$/m);
});

Deno.test("new_operation writes files that type-check as they are", async () => {
  const folders = ["routes", "domain", "tests/routes"].map((path) =>
    new URL(`${path}/zz_new_operation/`, root)
  );
  try {
    const texts = [definitionText(operation), verbText(operation), testText(operation)];
    const names = ["get_course_price.ts", "get_course_price.ts", "get_course_price_test.ts"];
    const paths = folders.map((folder, index) => new URL(names[index]!, folder).pathname);
    for (const [index, path] of paths.entries()) {
      await Deno.mkdir(folders[index]!, { recursive: true });
      await Deno.writeTextFile(path, texts[index]!);
    }
    const check = await new Deno.Command(Deno.execPath(), {
      args: ["check", ...paths],
      stderr: "piped",
      env: { NO_COLOR: "1" },
    }).output();
    assert.equal(check.code, 0, new TextDecoder().decode(check.stderr));
    const format = await new Deno.Command(Deno.execPath(), { args: ["fmt", "--check", ...paths] }).output();
    assert.equal(format.code, 0, "they are not formatted");
  } finally {
    for (const folder of folders) await Deno.remove(folder, { recursive: true }).catch(() => {});
  }
});
