/** What a source is compiled as, in clang's words. */
export type UnitLanguage = "c" | "c++";

/** What a source of that name is compiled as; null for what is no source. */
export function unitLanguage(path: string): UnitLanguage | null {
  if (path.endsWith(".c")) return "c";
  return /\.(cpp|cc|cxx|c\+\+|cp|C)$/.test(path) ? "c++" : null;
}

export function isHeader(path: string): boolean {
  return /\.(h|hh|hpp|hxx|h\+\+|ipp|tpp|inl)$/.test(path);
}

/** What a unit is compiled to: an object, or textual IR on the way to it. */
export type UnitAction = "-emit-obj" | "-emit-llvm";

/** The arguments of one unit: what it is compiled to, from which source, by the name `output`. */
export function unitArguments(
  language: UnitLanguage | "ir",
  source: string,
  output: string,
  action: UnitAction = "-emit-obj",
): string[] {
  const name = source.slice(source.lastIndexOf("/") + 1);
  return [action, "-main-file-name", name, "-o", output, "-x", language, source];
}
