import { type Language, languages } from "../runner/mod.ts";
import { UsageError } from "./_failure.ts";

/** The language that a file's name ends like. Throws a {@link UsageError} that lists the endings. */
export function languageOfFile(path: string, seeAlso: string): Language {
  const ending = endingOf(path);
  const language = languages.find(({ fileName }) => endingOf(fileName) === ending);
  if (language !== undefined) return language;
  const known = languages.map(({ fileName, title }) => `${endingOf(fileName)} (${title})`).join(", ");
  throw new UsageError(`The language of ${path} is unknown. Known endings: ${known}`, seeAlso);
}

function endingOf(path: string): string {
  return /\.[^./]*$/.exec(path)?.[0] ?? "";
}
