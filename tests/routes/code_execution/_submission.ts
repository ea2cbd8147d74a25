import { languages } from "../../../runner/mod.ts";

/** As a refusal lists them. */
export const languageNames = languages.map(({ name }) => name).join(", ");

/** A submission as a client sends it. */
export function submission(rest: Record<string, unknown> = {}): Record<string, unknown> {
  return { language: "C", sourceCodeAsBase64UrlEncoded: base64url("int main(void) { return 0; }"), ...rest };
}

/** Text or bytes as the interface wants them. */
export function base64url(content: string | Uint8Array): string {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}
