import { Buffer } from "node:buffer";
import { transformSync } from "amaro";
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
function withoutTypes(text: string, filename: string): string {
  try {
    return transformSync(text, { mode: "strip-only", filename }).code;
  } catch (refusal) {
    if (codeOf(refusal) !== "UnsupportedSyntax") throw syntaxError(refusal);
  }
  try {
    const { code, map } = transformSync(text, { mode: "transform", sourceMap: true, filename });
    const whole = JSON.stringify({ ...JSON.parse(map ?? "{}"), sourcesContent: [text] });
    const encoded = Buffer.from(whole).toString("base64");
    return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`;
  } catch (refusal) {
    throw syntaxError(refusal);
  }
}

/** What the parser throws is no Error. */
interface Refusal {
  code: string;
  message: string;
  snippet: string;
  filename: string;
  startLine: number;
  startColumn: number;
}

function codeOf(refusal: unknown): string | undefined {
  return (refusal as Partial<Refusal> | null)?.code;
}

/** `main.ts:1:8: SyntaxError: …`, then the line. @throws what is no refusal */
function syntaxError(refusal: unknown): SyntaxError {
  if (codeOf(refusal) === undefined) throw refusal;
  const { filename, startLine, startColumn, message, snippet } = refusal as Refusal;
  const place = `${filename}:${startLine}:${startColumn + 1}`;
  return new SyntaxError(`${place}: SyntaxError: ${message}\n${snippet.trimEnd()}`);
}
