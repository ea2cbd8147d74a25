import { defaultLimits } from "../limits.ts";
import { cFlags } from "../toolchain/clang_flags.ts";
import { checkClangFlags } from "./check_clang_flags.ts";
import type { Language } from "./language.ts";

/** C as `gcc` users write it, compiled by clang. */
export const c: Language = {
  name: "C",
  title: "C (clang 22, -std=gnu17 -O2)",
  fileName: "main.c",
  fuelPerMs: 32_000_000,
  allowedFlags: cFlags.allowed,
  checkFlags: (text) => checkClangFlags(cFlags, text),

  selfTest: {
    submission: {
      language: "C",
      source: new TextEncoder().encode(`#include <stdio.h>
#include <stdlib.h>

static int ascending(const void *left, const void *right) {
  int a = *(const int *) left, b = *(const int *) right;
  return (a > b) - (a < b);
}

int main(void) {
  int count;
  if (scanf("%d", &count) != 1) return 1;
  int *numbers = malloc(count * sizeof *numbers);
  if (!numbers) return 2;
  for (int i = 0; i < count; i++) {
    if (scanf("%d", &numbers[i]) != 1) return 3;
  }
  qsort(numbers, count, sizeof *numbers, ascending);
  double sum = 0;
  for (int i = 0; i < count; i++) sum += numbers[i];
  printf("%d %d %.2f\\n", numbers[0], numbers[count - 1], sum / count);
  free(numbers);
  return 0;
}
`),
      flags: [],
      files: new Map(),
      stackKb: defaultLimits.stackKb,
    },
    stdin: new TextEncoder().encode("5\n30 -7 12 99 4\n"),
    stdout: new TextEncoder().encode("-7 99 27.60\n"),
  },
};
