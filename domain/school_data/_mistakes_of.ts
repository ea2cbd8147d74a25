import Type, { type TSchema } from "typebox";
import Value from "typebox/value";
import { allowed } from "../schema_words/allowed.ts";
import { shown } from "../schema_words/shown.ts";
import { variantOf } from "../schema_words/variant_of.ts";
import type { Complain } from "./list.ts";

/** Complains of everything in a value that its schema does not allow, each once and at its place. */
export function complainOfAll(schema: TSchema, value: unknown, place: string, complain: Complain): void {
  if (Type.IsUnion(schema)) {
    const variant = variantOf(schema, value);
    if (variant) complainOfAll(variant, value, place, complain);
    else complain(place, `must be ${allowed(schema)}, but got ${came(value)}`);
  } else if (Type.IsObject(schema)) {
    complainOfFields(schema, value, place, complain);
  } else if (Type.IsArray(schema) && Array.isArray(value)) {
    value.forEach((item, index) => complainOfAll(schema.items, item, `${place}[${index}]`, complain));
    const { minItems = 0, maxItems = Infinity, uniqueItems } = schema as Bounds;
    if (value.length < minItems || value.length > maxItems) {
      complain(place, `must be ${allowed(schema)}, but got ${shown(value)}`);
    } else if (uniqueItems && new Set(value.map((item) => JSON.stringify(item))).size < value.length) {
      complain(place, "must not hold anything twice");
    }
  } else if (!Value.Check(schema, value)) {
    complain(place, `must be ${allowed(schema)}, but got ${came(value)}`);
  }
}

interface Bounds {
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
}

function complainOfFields(schema: Type.TObject, value: unknown, place: string, complain: Complain): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return complain(place, `must be an object, but got ${came(value)}`);
  }
  const at = (field: string) => place === "" ? field : `${place}.${field}`;
  for (const [field, property] of Object.entries(schema.properties)) {
    const isGiven = Object.hasOwn(value, field);
    if (isGiven) complainOfAll(property, Reflect.get(value, field), at(field), complain);
    else if (schema.required?.includes(field)) complain(at(field), "is required, but is absent");
  }
  for (const field of Object.keys(value)) {
    if (!Object.hasOwn(schema.properties, field)) {
      complain(at(field), `is unknown; known are ${Object.keys(schema.properties).join(", ")}`);
    }
  }
}

/** Complains of text that PostgreSQL cannot store. */
export function complainOfText(value: unknown, place: string, complain: Complain): void {
  if (typeof value === "string") {
    if (value.includes("\0")) complain(place, "must not hold the character NUL");
    else if (!value.isWellFormed()) complain(place, "must be well-formed Unicode");
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => complainOfText(item, `${place}[${index}]`, complain));
  } else if (typeof value === "object" && value !== null) {
    for (const [field, inner] of Object.entries(value)) {
      complainOfText(inner, place === "" ? field : `${place}.${field}`, complain);
    }
  }
}

/** A string too long to be shown is better told by its length. */
function came(value: unknown): string {
  return typeof value === "string" && value.length > 200
    ? `a string of ${value.length} characters`
    : shown(value);
}
