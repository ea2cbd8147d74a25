import assert from "node:assert/strict";
import { translateTypescript } from "./typescript.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (value: Uint8Array | undefined) => new TextDecoder().decode(value);

function translate(source: string, files: Record<string, string> = {}) {
  const all = new Map(Object.entries(files).map(([path, content]) => [path, bytes(content)]));
  return translateTypescript({ source: bytes(source), files: all }, "main.ts");
}

Deno.test("types leave spaces, so that places stay", () => {
  const translation = translate("const x: number = 5;\ntype T = string;\nconsole.log(x as any);\n");
  assert.ok(translation.ok);
  assert.equal(text(translation.source), "const x         = 5;\n                \nconsole.log(x       );\n");
});

Deno.test("what needs code has it, and a map behind it", () => {
  const translation = translate("enum Color { Red }\nclass P { constructor(private x: number) {} }\n");
  assert.ok(translation.ok);
  assert.match(text(translation.source), /Color\["Red"\] = 0/);
  assert.match(text(translation.source), /this\.x = x/);
  assert.match(text(translation.source), /\n\/\/# sourceMappingURL=data:application\/json;base64,[\w+/=]+$/);
});

Deno.test("TypeScript beside the source is translated too, and nothing else", () => {
  const files = {
    "a.ts": "export const a: number = 1;",
    "b.js": "x: y",
    "c.d.ts": "declare const c: number;",
  };
  const translation = translate("", files);
  assert.ok(translation.ok);
  assert.equal(text(translation.files.get("a.ts")), "export const a         = 1;");
  assert.equal(text(translation.files.get("b.js")), files["b.js"]);
  assert.equal(text(translation.files.get("c.d.ts")), files["c.d.ts"]);
});

Deno.test("what is no TypeScript is told with its place and its line", () => {
  const translation = translate("let a = 1;\nlet x: = 5;\n");
  assert.ok(!translation.ok);
  assert.match(text(translation.output), /^main\.ts:2:8: SyntaxError: Unexpected token `=`/);
  assert.match(text(translation.output), /\nlet x: = 5;\n {7}\^/);
  const inFile = translate("", { "helper.ts": "let =" });
  assert.ok(!inFile.ok);
  assert.match(text(inFile.output), /^helper\.ts:1:/);
});
