import Type from "typebox";
import { CodecError } from "./_payload.ts";
import { shown } from "../domain/schema_words/shown.ts";

/** An instant: any RFC 3339 form coming in, `YYYY-MM-DDThh:mm:ssZ` going out (decision 5); `Date` for a handler. */
export function timestamp(options: { description: string }) {
  return Type.Codec(Type.String({ format: "date-time", ...options }))
    .Decode(readInstant)
    .Encode((date: Date) => `${date.toISOString().slice(0, 19)}Z`);
}

/** What RFC 3339 calls an instant as the `Date` that it is, a fraction of a millisecond cut off. */
export function readInstant(text: string): Date {
  const date = new Date(text.toUpperCase());
  // Others cannot be written in four digits, nor stored.
  const year = date.getUTCFullYear();
  if (year >= 1 && year <= 9999) return date;
  throw new CodecError(`an instant as in RFC 3339, but got ${shown(text)}`);
}
