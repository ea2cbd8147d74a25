import Type, { type TSchema } from "typebox";

/**
 * The member of a union that a value means to be: the one object whose literal fields (`type: "email"`) are the
 * value's, or the one that is not null. Undefined when that cannot be told.
 */
export function variantOf(union: Type.TUnion, value: unknown): TSchema | undefined {
  const candidates = union.anyOf.filter((member) => !Type.IsNull(member) && hasSameLiterals(member, value));
  return candidates.length === 1 ? candidates[0] : undefined;
}

function hasSameLiterals(member: TSchema, value: unknown): boolean {
  if (Type.IsLiteral(member)) return member.const === value;
  if (!Type.IsObject(member)) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(member.properties).every(([key, property]) =>
    !Type.IsLiteral(property) || (Object.hasOwn(value, key) && Reflect.get(value, key) === property.const)
  );
}
