import Type from "typebox";
import { CodecError } from "./_payload.ts";
import { shown } from "../domain/schema_words/shown.ts";

/**
 * A field of bytes: base64url on the wire, `Uint8Array` for a handler (decision 19). Padding is accepted and never sent.
 * `bytesMax` is the limit of what comes in.
 */
export function base64Url(options: { bytesMax?: number; description: string }) {
  const { bytesMax = Infinity, description } = options;
  // Characters of that many bytes, padding included.
  const maxLength = bytesMax === Infinity ? {} : { maxLength: Math.ceil(bytesMax / 3) * 4 };
  return Type.Codec(Type.String({ ...maxLength, contentEncoding: "base64url", description }))
    .Decode((text) => decodeBase64Url(text, bytesMax))
    .Encode((bytes: Uint8Array) => bytes.toBase64({ alphabet: "base64url", omitPadding: true }));
}

/** Throws a {@link CodecError} for what is not base64url, and says so in its own words for standard base64. */
export function decodeBase64Url(text: string, bytesMax = Infinity): Uint8Array {
  // The decoder would skip white space.
  if (["\t", "\n", "\f", "\r", " "].some((space) => text.includes(space))) throw notBase64Url(text);
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.fromBase64(text, { alphabet: "base64url" });
  } catch {
    throw /[+/]/.test(text)
      ? new CodecError(
        `base64url, in which "-" and "_" stand for the "+" and "/" of standard base64, but got ${
          shown(text)
        }`,
      )
      : notBase64Url(text);
  }
  if (bytes.length > bytesMax) {
    throw new CodecError(`base64url of at most ${bytesMax} bytes, but got ${bytes.length} bytes`);
  }
  return bytes;
}

function notBase64Url(text: string): CodecError {
  return new CodecError(`base64url, with or without padding, but got ${shown(text)}`);
}
