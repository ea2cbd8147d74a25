import Type, { type TSchema } from "typebox";
import { variantOf } from "../domain/schema_words/variant_of.ts";

/**
 * What goes out of what a handler gave: the documented fields and no others (decision 4), codecs encoded. A value that
 * does not fit the schema goes through as it is; `checkAnswers` finds that in tests.
 */
export function writeData(schema: TSchema, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (Type.IsCodec(schema)) return schema["~codec"].encode(value);
  if (Type.IsUnion(schema)) {
    const variant = variantOf(schema, value);
    return variant === undefined ? value : writeData(variant, value);
  }
  if (Type.IsArray(schema) && Array.isArray(value)) return value.map((item) => writeData(schema.items, item));
  if (!Type.IsObject(schema) || typeof value !== "object") return value;
  const data: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(schema.properties)) {
    data[key] = writeData(property, Reflect.get(value, key));
  }
  return data;
}
