import Type from "typebox";
import type { Complain } from "../list.ts";

/** The other form of a text field, for what is no text: not UTF-8, or with a NUL. */
export const base64Url = (bytesMax: number) =>
  Type.String({
    pattern: "^[A-Za-z0-9_-]*$",
    maxLength: Math.ceil(bytesMax * 4 / 3),
    description: "The same in base64url, where it is no text",
  });

/** A field's bytes as PostgreSQL writes them, from its text or its base64url; none when both are absent. */
export function bytesOf(
  entry: Readonly<Record<string, unknown>>,
  field: string,
  bytesMax: number,
  complain: Complain,
): string {
  const text = entry[field] as string | undefined;
  const coded = entry[`${field}Base64Url`] as string | undefined;
  if (text !== undefined && coded !== undefined) {
    complain(`${field}Base64Url`, `must be absent where ${field} is given`);
  }
  const bytes = coded === undefined ? new TextEncoder().encode(text) : decoded(coded);
  if (bytes === null) complain(`${field}Base64Url`, "must be base64url, but ends where it cannot");
  if (bytes && bytes.length > bytesMax) {
    complain(field, `must be at most ${bytesMax} bytes, but is ${bytes.length}`);
  }
  return `\\x${bytes?.toHex() ?? ""}`;
}

function decoded(base64Url: string): Uint8Array | null {
  try {
    return Uint8Array.fromBase64(base64Url, { alphabet: "base64url" });
  } catch {
    return null;
  }
}
