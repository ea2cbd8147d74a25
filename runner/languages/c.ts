import { defaultLimits } from "../limits.ts";
import { allowedCFlags, refuseCFlag } from "../toolchain/c_flags.ts";
import type { Language } from "./language.ts";
import { splitWords } from "./split_words.ts";

/** C as `gcc` users write it, compiled by clang. */
export const c: Language = {
  name: "C",
  title: "C (clang 22, -std=gnu17 -O2)",
  fileName: "main.c",
  fuelPerMs: 32_000_000,
  allowedFlags: allowedCFlags,

  checkFlags(text) {
    const words = splitWords(text);
    if (words === null) return { ok: false, flag: text, reason: "a quote or a backslash is left open" };
    const flags = joinValues(words);
    for (const flag of flags) {
      const reason = refuseCFlag(flag);
      if (reason !== null) return { ok: false, flag, reason };
    }
    return { ok: true, flags };
  },

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

/** `-D NAME` and `-U NAME` are one flag each. */
function joinValues(words: readonly string[]): string[] {
  const flags: string[] = [];
  for (const word of words) {
    const last = flags.at(-1);
    if (last === "-D" || last === "-U") flags[flags.length - 1] = last + word;
    else flags.push(word);
  }
  return flags;
}
