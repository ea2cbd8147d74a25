/** Modules that are too long to be written down. */
export function generatedModules(): { name: string; text: string }[] {
  const module = (name: string, tries: string, must: string, fields: string, body: string) => ({
    name,
    text: `;; tries: ${tries}\n;; must: ${must}\n(module (type (func)) (memory 1) ${fields}
      (func (type 0) ${body}) (export "memory" (memory 0)) (export "_start" (func 0)))`,
  });
  const ends = "be refused or end by exit 0 or end by cpu-time or end by signal 11";
  const locals = (count: number) => `(local ${"i64 ".repeat(count)})`;
  const lines = (count: number, text: string) => `${text}\n`.repeat(count);
  return [
    module(
      "branches_by_a_huge_table.wat",
      "a table of branches that takes more room than all else",
      ends,
      "",
      `(local i32) loop local.get 0 i32.const 1 i32.add local.tee 0 br_table ${"0 ".repeat(20_000)} 0 end`,
    ),
    module(
      "has_a_giant_function.wat",
      "a function that no engine wants to optimise",
      ends,
      "",
      `(local i32) loop ${lines(10_000, "local.get 0 i32.const 7 i32.mul local.set 0")} br 0 end`,
    ),
    module(
      "nests_blocks_deeply.wat",
      "blocks inside blocks, until somebody's recursion breaks",
      ends,
      "",
      `${lines(20_000, "block")} br 19999 ${lines(20_000, "end")}`,
    ),
    module(
      "nests_loops_deeply.wat",
      "loops inside loops, each with a check",
      ends,
      "",
      `${lines(3_000, "loop")} br 2999 ${lines(3_000, "end")}`,
    ),
    module(
      "has_40_000_locals.wat",
      "frames that fill the native stack",
      ends,
      "",
      `${locals(40_000)} call 0 ${lines(1_000, "local.get 39999 local.set 0")}`,
    ),
    module(
      "has_10_000_functions.wat",
      "more functions than a table of plans holds",
      ends,
      lines(10_000, "(func (type 0) loop br 0 end)"),
      "call 1",
    ),
    module(
      "catches_in_10_000_blocks.wat",
      "handlers that the engine joins one by one",
      ends,
      "(tag (type 0))",
      `${locals(100)} ${lines(10_000, "try call 0 catch 0 end")}`,
    ),
    module(
      "has_a_stack_of_operands.wat",
      "operands pushed by the ten thousand",
      ends,
      "",
      `loop ${lines(40_000, "i64.const 1")} ${lines(40_000, "drop")} br 0 end`,
    ),
  ];
}
