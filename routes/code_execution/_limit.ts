import Type from "typebox";

/** An optional integer of the run configuration: its inclusive bounds and its default (decision 17). */
export function limit(bounds: { min: number; max: number }, fallback: number, description: string) {
  return Type.Optional(
    Type.Integer({ minimum: bounds.min, maximum: bounds.max, default: fallback, description }),
  );
}
