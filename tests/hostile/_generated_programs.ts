/** Programs that are too long to be written down: text as a client would send it. */
export function generatedPrograms(): { name: string; text: string }[] {
  const times = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index)).join("");
  const program = (name: string, tries: string, must: string, text: string) => ({
    name,
    text: `// tries: ${tries}\n// must: ${must}\n${text}\n`,
  });
  const refused = "compilation-error";
  const refusedOrHarmless = "compilation-error successful";
  const nested = (open: string, inner: string, close: string, depth: number) =>
    open.repeat(depth) + inner + close.repeat(depth);
  const longName = "a".repeat(500_000);
  return [
    program(
      "nests_parentheses.js",
      "to break the engine's parser by its own recursion",
      "non-zero-exit-code compilation-error",
      `console.log(${nested("(", "1", ")", 300_000)});`,
    ),
    program(
      "nests_types.ts",
      "to break the translator by its own recursion",
      refusedOrHarmless,
      `let x: ${nested("A<", "1", ">", 200_000)};`,
    ),
    program(
      "nests_parentheses.ts",
      "to break the translator by its own recursion, in code",
      refused,
      `console.log(${nested("(", "1", ")", 300_000)});`,
    ),
    program(
      "nests_parentheses.cpp",
      "to break the parser by its own recursion",
      refused,
      `int main() { return ${nested("(", "1", ")", 60_000)}; }`,
    ),
    program(
      "captures_lambdas_in_lambdas.cpp",
      "to break the compiler by functions in functions",
      refusedOrHarmless,
      `int main() { return ${nested("[] { return ", "1", "; }()", 2_000)}; }`,
    ),
    program(
      "nests_parentheses.c",
      "to break the parser by its own recursion",
      refused,
      `int main(void) { return ${nested("(", "1", ")", 60_000)}; }`,
    ),
    program(
      "nests_blocks.c",
      "to break the parser by blocks",
      refused,
      `int main(void) { ${nested("{", "", "}", 60_000)} }`,
    ),
    program(
      "nests_initialisers.c",
      "to break the parser by braces",
      refused,
      `int x = ${nested("{", "1", "}", 60_000)}; int main(void) {}`,
    ),
    program(
      "nests_pointers.c",
      "to break the compiler by a type of a type of a type",
      refusedOrHarmless,
      `int ${"*".repeat(50_000)}x; int main(void) {}`,
    ),
    program(
      "chains_operators.c",
      "to break the compiler by one long expression",
      refusedOrHarmless,
      `int main(int a, char **v) { return (a${" + a".repeat(5_000)}) == 5; }`,
    ),
    program(
      "chains_conditions.c",
      "to break the compiler by a long chain of else if",
      refusedOrHarmless,
      `int main(int a, char **v) { a += 60000; ${
        times(2_000, (n) => `if (a == ${n}) return ${n % 7}; else `)
      } return 0; }`,
    ),
    program(
      "has_a_huge_switch.c",
      "a table of jumps as large as it gets",
      refusedOrHarmless,
      `int main(int a, char **v) { switch (a * 77) {\n${
        times(2_000, (n) => `case ${n * 3}: a += ${n % 91}; break;\n`)
      }} return a == 1000000; }`,
    ),
    program(
      "has_3_000_functions.c",
      "as many functions as fit into a source",
      refusedOrHarmless,
      `${times(3_000, (n) => `int f${n}(int x) { return x + ${n}; }\n`)} int main(void) { return f0(0); }`,
    ),
    program(
      "has_a_name_of_half_a_megabyte.c",
      "a name that fills tables and messages",
      refused,
      `int ${longName}(void); int main(void) { return ${longName}(); }`,
    ),
    program(
      "exports_a_name_of_half_a_megabyte.c",
      "an export with an endless name",
      refusedOrHarmless,
      `__attribute__((export_name("${longName}"))) int f(void) { return 1; } int main(void) { return 0; }`,
    ),
  ];
}
