import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";

/** Pages that `redirectTo` knows by name. */
const named: ReadonlyMap<string, string> = new Map([
  ["dashboard", "/dashboard"],
  ["courses", "/courses"],
  ["profile", "/profile"],
]);

export const defaultRedirect = "dashboard";

/** Length of the longest path, as it is kept. */
const lengthMax = 2_000;

/** Stands for this service while a path is looked at, whatever its address. */
const base = "http://lyceum.invalid";

/**
 * Where a browser goes after its login: a path of this service, in ASCII, beginning with one slash (decision 15).
 *
 * @throws {Refusal} `invalid-argument` for whatever a browser, or a proxy that decodes, could take for another site
 */
export function redirectPathOf(redirectTo: string): string {
  const path = named.get(redirectTo) ?? ownPath(redirectTo);
  if (path !== null) return path;
  throw new Refusal(
    "invalid-argument",
    `must be ${[...named.keys()].join(", ")} or a path of this service that begins with one slash, ` +
      `but is ${shown(redirectTo)}`,
    { path: "redirectTo" },
  );
}

function ownPath(text: string): string | null {
  // Browsers drop tabs and line breaks, and read a backslash as a slash.
  if (!/^\/(?![/\\])/.test(text) || /[\\\s\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text, base);
  if (url === null || url.origin !== base) return null;
  // What dots lead to may begin with two slashes; a slash, backslash, percent or control character may hide behind its code.
  if (url.pathname.startsWith("//") || /%(2f|5c|25|[01][0-9a-f]|7f)/i.test(url.pathname)) return null;
  const path = url.pathname + url.search + url.hash;
  return path.length <= lengthMax ? path : null;
}
