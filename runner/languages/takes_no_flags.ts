import type { Language } from "./language.ts";
import { splitWords } from "./split_words.ts";

/** What is said of flags by a language that has none: every flag is refused. `title`: the language, for people. */
export function takesNoFlags(title: string): Pick<Language, "allowedFlags" | "checkFlags"> {
  return {
    allowedFlags: "nothing",
    checkFlags(text) {
      const flag = splitWords(text)?.[0] ?? text.trim();
      return flag === "" ? { ok: true, flags: [] } : { ok: false, flag, reason: `${title} takes no flags` };
    },
  };
}
