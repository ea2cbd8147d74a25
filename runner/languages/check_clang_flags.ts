import type { ClangFlags } from "../toolchain/clang_flags.ts";
import type { Language } from "./language.ts";
import { splitWords } from "./split_words.ts";

/** How a flag string of a language of clang's is checked. */
export function checkClangFlags(allowed: ClangFlags, text: string): ReturnType<Language["checkFlags"]> {
  const words = splitWords(text);
  if (words === null) return { ok: false, flag: text, reason: "a quote or a backslash is left open" };
  const flags = joinValues(words);
  for (const flag of flags) {
    const reason = allowed.refuse(flag);
    if (reason !== null) return { ok: false, flag, reason };
  }
  return { ok: true, flags };
}

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
