import Type, { type TProperties } from "typebox";

/** Kinds of fields of an import file. What they allow is what the tables allow; what is said is said to who writes the file. */

/** The school's own name for something. */
export const id = (description: string) => Type.String({ minLength: 1, maxLength: 255, description });

/** Text that may be empty. */
export const text = (maxLength: number, description: string) => Type.String({ maxLength, description });

/** Text that says something. */
export const words = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, description });

export const address = (description: string) =>
  Type.String({ minLength: 1, maxLength: 2000, description: `${description}: an address` });

export const instant = (description: string) =>
  Type.String({ format: "date-time", pattern: "^(?!0000)", description: `${description} (RFC 3339)` });

export const flag = (description: string) => Type.Boolean({ description });

export const count = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });

/** Money, in the lowest unit of its currency. */
export const amount = (description: string) =>
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: `${description}, in the currency's lowest unit`,
  });

export const currency = (description: string) =>
  Type.String({ pattern: "^[A-Z][a-z]{2}$", description: `${description}: ISO 4217 written Inr` });

export const email = (description: string) =>
  Type.String({ pattern: "^[^@\\s]+@[^@\\s]+$", minLength: 3, maxLength: 254, description });

/** An object of these fields and no others: a name that is misspelt is a mistake. */
export const entry = <const Fields extends TProperties>(fields: Fields, description?: string) =>
  Type.Object(fields, { additionalProperties: false, ...(description === undefined ? {} : { description }) });

export const optional = Type.Optional;
