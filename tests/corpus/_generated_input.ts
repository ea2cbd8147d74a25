import Type, { type Static } from "typebox";

/** Rules for inputs too long to keep as files. Each gives the same bytes for ever. */
export const generatedInputSchema = Type.Union([
  /** `count` on a line of its own, then that many integers from `least` to `greatest`, ten a line. */
  Type.Object({
    rule: Type.Literal("integers"),
    count: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
    seed: Type.Integer({ minimum: 0 }),
    least: Type.Integer(),
    greatest: Type.Integer(),
  }, { additionalProperties: false }),
  /** The text `count` times. */
  Type.Object({
    rule: Type.Literal("repeat"),
    text: Type.String({ minLength: 1 }),
    count: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  }, { additionalProperties: false }),
]);

export type GeneratedInput = Static<typeof generatedInputSchema>;

/** The bytes that a rule stands for. */
export function generateInput(input: GeneratedInput): Uint8Array {
  const text = input.rule === "integers" ? integers(input) : input.text.repeat(input.count);
  return new TextEncoder().encode(text);
}

function integers({ count, seed, least, greatest }: GeneratedInput & { rule: "integers" }): string {
  const parts = [`${count}\n`];
  let state = seed >>> 0;
  for (let i = 1; i <= count; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const number = least + Math.floor(state / 2 ** 32 * (greatest - least + 1));
    parts.push(`${number}${i % 10 === 0 || i === count ? "\n" : " "}`);
  }
  return parts.join("");
}
