import { stripTypeScriptTypes } from "node:module";
import type { Submission } from "../program.ts";

/** Sources without their types, or what is wrong with the first that is no TypeScript. */
export type Translation =
  | { ok: true; source: Uint8Array; files: Map<string, Uint8Array> }
  | { ok: false; output: Uint8Array };

/**
 * Makes JavaScript of the submitted source and of all `.ts` files beside it. Types are taken away, not checked. What is taken away
 * leaves spaces, so that lines and columns stay; enums, namespaces and parameter properties need code, and then a
 * source map stands at the end.
 *
 * @param fileName of the submitted source, for what is said of it
 */
export function translateTypescript(
  { source, files }: Pick<Submission, "source" | "files">,
  fileName: string,
): Translation {
  try {
    const translated = new Map<string, Uint8Array>();
    for (const [path, bytes] of files) {
      translated.set(path, isTypescript(path) ? translate(bytes, path) : bytes);
    }
    return { ok: true, source: translate(source, fileName), files: translated };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, output: new TextEncoder().encode(`${error.message}\n`) };
  }
}

export function isTypescript(path: string): boolean {
  return /\.[cm]?ts$/.test(path) && !path.endsWith(".d.ts");
}

function translate(bytes: Uint8Array, path: string): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  return new TextEncoder().encode(withoutTypes(text, path));
}

/** @throws {SyntaxError} with a message for a person, which names the file */
function withoutTypes(text: string, path: string): string {
  try {
    return stripTypeScriptTypes(text, { mode: "strip" });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  try {
    return stripTypeScriptTypes(text, { mode: "transform", sourceMap: true });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SyntaxError(messageOf(error, path));
  }
}

/** `main.ts:1:8: SyntaxError: …`, then the line. */
function messageOf({ message }: SyntaxError, path: string): string {
  const said = message.replace(/^SyntaxError: /, "");
  const place = /\n *at file:\/\/\/stripTypeScriptTypes\.ts(:\d+:\d+)\s*$/.exec(said);
  const text = place === null ? said : said.slice(0, place.index);
  return `${path}${place?.[1] ?? ""}: SyntaxError: ${
    text.replaceAll("file:///stripTypeScriptTypes.ts", path)
  }`;
}
