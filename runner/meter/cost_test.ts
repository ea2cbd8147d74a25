import assert from "node:assert/strict";
import { allOpcodes, opcodeName } from "../wasm/opcodes.ts";
import { costOf, sizedCosts } from "./cost.ts";

const readme = Deno.readTextFileSync(new URL("README.md", import.meta.url));
const rows = [...readme.matchAll(/^\| (`[^|]*`|everything else) *\| (\d+)(?:, and ([^|]*?))? *\|$/gm)].map(
  ([, instructions, fuel, sized]) => ({
    patterns: instructions === "everything else"
      ? [/./]
      : [...instructions!.matchAll(/`([^`]+)`/g)].map(([, name]) =>
        new RegExp(`^${name!.replaceAll(".", "\\.").replaceAll("*", ".*")}$`)
      ),
    fuel: Number(fuel),
    sized,
  }),
);
const rowOf = (name: string) => rows.find(({ patterns }) => patterns.some((pattern) => pattern.test(name)));

Deno.test("every instruction costs what the README says", () => {
  assert.ok(rows.length > 10);
  for (const opcode of allOpcodes) {
    const name = opcodeName(opcode);
    assert.equal(costOf[opcode], rowOf(name)?.fuel, name);
  }
});

Deno.test("instructions that cost by what they touch are those that the README says", () => {
  const phrases = { byte: "a byte", element: "an element", page: "a page" };
  for (const opcode of allOpcodes) {
    const name = opcodeName(opcode);
    const sized = sizedCosts[name];
    assert.equal(rowOf(name)?.sized, sized && `${sized.fuel} ${phrases[sized.unit]}`, name);
  }
});

Deno.test("every way to go on costs something", () => {
  for (
    const name of [
      "br",
      "br_if",
      "br_table",
      "call",
      "call_indirect",
      "return_call",
      "return_call_indirect",
      "throw",
    ]
  ) {
    assert.ok(costOf[allOpcodes.find((opcode) => opcodeName(opcode) === name)!]! > 0, name);
  }
});
