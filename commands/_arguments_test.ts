import assert from "node:assert/strict";
import { readArguments } from "./_arguments.ts";

const usage = {
  command: "keys create",
  help: "",
  options: { school: { type: "string" }, name: { type: "string" }, dry: { type: "boolean" } },
  positionals: ["FILE"],
} as const;

Deno.test("readArguments gives options and positionals in any order", () => {
  const read = readArguments(["--school", "demo", "a.json", "--name=CI = 1", "--dry"], usage);
  assert.deepEqual(read, { values: { school: "demo", name: "CI = 1", dry: true }, positionals: ["a.json"] });
});

const refused: [string[], string][] = [
  [["a", "--shcool", "x"], 'There is no option --shcool; did you mean "--school"?'],
  [["a", "--port", "1"], "There is no option --port"],
  [["a", "-x"], "There is no option -x"],
  [["a", "--school"], "--school needs a value"],
  [["a", "--dry=yes"], "--dry takes no value"],
  [["a", "b"], 'What is "b" for?'],
  [[], "FILE is missing"],
  [["a", "--__proto__"], "There is no option --__proto__"],
];

for (const [args, message] of refused) {
  Deno.test(`readArguments refuses ${args.join(" ") || "nothing"}`, () => {
    assert.throws(() => readArguments(args, usage), {
      name: "UsageError",
      message,
      seeAlso: "lyceum keys create --help",
    });
  });
}
