import { c } from "./c.ts";
import { cpp } from "./cpp.ts";
import type { Language, LanguageName } from "./language.ts";
import { nodejs } from "./nodejs.ts";
import { python } from "./python.ts";
import { typescript } from "./typescript.ts";

/** All languages, in the order in which a refusal lists them. */
export const languages: readonly Language[] = [c, cpp, python, nodejs, typescript];

/** The language of that name, spelled exactly so; undefined when there is none. */
export function findLanguage(name: string): Language | undefined {
  return languages.find((language) => language.name === name);
}

/** Like {@link findLanguage} for a name that was checked. */
export function languageOf(name: LanguageName): Language {
  const language = findLanguage(name);
  if (language === undefined) throw new Error(`There is no language ${JSON.stringify(name)}`);
  return language;
}
