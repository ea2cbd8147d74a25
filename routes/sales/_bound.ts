import Type from "typebox";
import type { Bound } from "../../domain/sales/sales_range.ts";
import { readInstant } from "../_timestamp.ts";

/** A day, like `2026-02-01`, or an instant as in RFC 3339. */
export function bound(options: { description: string }) {
  return Type.Codec(
    Type.Union([Type.String({ format: "date" }), Type.String({ format: "date-time" })], options),
  )
    .Decode((text): Bound => text.length === 10 ? Temporal.PlainDate.from(text) : readInstant(text))
    .Encode(String);
}
