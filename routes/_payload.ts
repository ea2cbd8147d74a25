import Type, { type StaticDecode, type TObject, type TSchema } from "typebox";
import type { Validator } from "typebox/compile";
import { complaint, invalidArgument } from "./_invalid_argument.ts";
import { shown } from "../domain/schema_words/shown.ts";
import { variantOf } from "../domain/schema_words/variant_of.ts";

/** What a codec throws when it cannot decode: what is allowed and what came, without the path. */
export class CodecError extends Error {
  override name = "CodecError";
}

/**
 * Makes the payload that a handler gets out of what came: the fields of the schema and no others, null taken as
 * absent, checked, decoded. `at` is its path in the body. Throws a refusal `invalid-argument` (decision 4).
 */
export function readPayload<Payload extends TObject>(
  validator: Validator<Record<never, never>, Payload>,
  came: unknown,
  at: string,
): StaticDecode<Payload> {
  const schema = validator.Type();
  if (typeof came !== "object" || came === null || Array.isArray(came)) {
    throw invalidArgument(`${at} must be an object, but got ${shown(came)}`);
  }
  const payload = known(schema, came, at);
  if (!validator.Check(payload)) throw invalidArgument(complaint(schema, payload, at));
  return decode(schema, payload, at) as StaticDecode<Payload>;
}

/** The fields of the schema, copied; null and what the schema does not know are left behind. */
function known(schema: TSchema, value: unknown, at: string): unknown {
  if (typeof value === "string") return checkText(value, at);
  if (typeof value !== "object" || value === null) return value;
  if (Type.IsUnion(schema)) {
    const variant = variantOf(schema, value);
    return variant === undefined ? value : known(variant, value, at);
  }
  if (Type.IsArray(schema) && Array.isArray(value)) {
    return value.map((item, index) => known(schema.items, item, `${at}[${index}]`));
  }
  if (!Type.IsObject(schema) || Array.isArray(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(schema.properties)) {
    const field: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (field !== undefined && field !== null) copy[key] = known(property, field, `${at}.${key}`);
  }
  return copy;
}

/** Neither can be stored as PostgreSQL text (decision 6). */
function checkText(text: string, at: string): string {
  if (text.includes("\0")) {
    throw invalidArgument(`${at} must not hold the character NUL, but got ${shown(text)}`);
  }
  if (!text.isWellFormed()) {
    throw invalidArgument(`${at} must be well-formed Unicode, but got ${shown(text)}`);
  }
  return text;
}

/** Turns what the schema's codecs stand for into what they mean; everything else stays. */
function decode(schema: TSchema, value: unknown, at: string): unknown {
  if (value === undefined) return undefined;
  if (Type.IsCodec(schema)) {
    try {
      return schema["~codec"].decode(value);
    } catch (error) {
      if (error instanceof CodecError) throw invalidArgument(`${at} must be ${error.message}`);
      throw error;
    }
  }
  if (Type.IsUnion(schema)) {
    const variant = variantOf(schema, value);
    return variant === undefined ? value : decode(variant, value, at);
  }
  if (Type.IsArray(schema)) {
    return (value as unknown[]).map((item, index) => decode(schema.items, item, `${at}[${index}]`));
  }
  if (!Type.IsObject(schema)) return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, field]) => {
      return [key, decode(schema.properties[key]!, field, `${at}.${key}`)];
    }),
  );
}
