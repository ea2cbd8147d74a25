import Type, { type TSchema } from "typebox";
import Value from "typebox/value";
import { Refusal } from "../domain/refusals.ts";
import { allowed } from "../domain/schema_words/allowed.ts";
import { shown } from "../domain/schema_words/shown.ts";
import { variantOf } from "../domain/schema_words/variant_of.ts";

/** A refusal whose sentence already names the whole path. */
export function invalidArgument(sentence: string): Refusal {
  return new Refusal("invalid-argument", sentence);
}

/**
 * The sentence for a value that does not fit its schema: the path, what is allowed, what came (decision 3). Of several
 * mistakes it names the first.
 */
export function complaint(schema: TSchema, value: unknown, at: string): string {
  const errors = Value.Errors(schema, value);
  const [first] = errors;
  if (first === undefined) throw new Error(`nothing is wrong with ${at}`);
  const union = errors.find(({ keyword, instancePath }) =>
    keyword === "anyOf" && first.instancePath.startsWith(instancePath)
  );
  const { keyword, schemaPath, instancePath, params } = union ?? first;
  const wrong = Value.Pointer.Get(value, instancePath);
  const path = at + dotted(instancePath);
  if (keyword === "required" && "requiredProperties" in params) {
    return `${path}.${params.requiredProperties[0]} is required, but is absent`;
  }
  const broken = Value.Pointer.Get(schema, schemaPath.slice(1)) as TSchema;
  const variant = Type.IsUnion(broken) && instancePath !== "" ? variantOf(broken, wrong) : undefined;
  return variant
    ? complaint(variant, wrong, path)
    : `${path} must be ${allowed(broken)}, but got ${came(wrong)}`;
}

/** A string too long to be shown is better told by its length. */
function came(value: unknown): string {
  return typeof value === "string" && value.length > 200
    ? `a string of ${value.length} characters`
    : shown(value);
}

/** `/entries/2/language` as `.entries[2].language`. */
function dotted(pointer: string): string {
  return pointer.split("/").slice(1).map((part) => /^\d+$/.test(part) ? `[${part}]` : `.${part}`).join("");
}
