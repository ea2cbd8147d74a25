/**
 * Started by `engine_stack_test.ts` as a process with a large stack: recurs without end in functions of several shapes, and
 * prints what ended each as JSON.
 */
import { Trial } from "./_trial.ts";

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(" ");
const lanes = "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0";

/** Bodies of a function that calls itself, so that everything must be kept for after the call. */
const shapes: Record<string, string> = {
  "nothing": "call 0",
  "locals": `(local ${"i64 ".repeat(50)})
    ${repeat(50, (i) => `global.get 0 i64.const ${i + 3} i64.mul local.set ${i}`)} call 0
    ${repeat(50, (i) => `local.get ${i} global.set 0`)}`,
  "vectors": `(local ${"v128 ".repeat(50)})
    ${repeat(50, (i) => `global.get 1 v128.const i8x16 ${lanes} ${i} i32x4.add local.set ${i}`)} call 0
    ${repeat(50, (i) => `local.get ${i} global.set 1`)}`,
  "operands": `${repeat(16, (i) => `global.get 0 i64.const ${i + 3} i64.mul`)} call 0 ${
    "global.set 0 ".repeat(16)
  }`,
  "many operands": `${repeat(200, (i) => `global.get 0 i64.const ${i + 3} i64.mul`)} call 0 ${
    "global.set 0 ".repeat(200)
  }`,
  "vectors as operands": `${repeat(16, (i) => `global.get 1 v128.const i8x16 ${lanes} ${i} i32x4.add`)}
    call 0 ${"global.set 1 ".repeat(16)}`,
  "an indirect call": "i32.const 0 call_indirect 0 (param)",
  "a handler": "try call 0 catch_all end",
};

const stackBytes = Number(Deno.args[0]);
const endings = Object.entries(shapes).map(([shape, body]) => {
  const trial = new Trial(
    `(module (table 1 funcref) (global (mut i64) i64.const 1) (global (mut v128) v128.const i8x16 ${lanes} 0)
      (func ${body}) (export "f" (func 0)) (elem (offset i32.const 0) func 0))`,
    { stackBytes, fuel: 1e12 },
  );
  return [shape, trial.call("f"), trial.stackBytes < 0];
});
console.log(JSON.stringify(endings));
