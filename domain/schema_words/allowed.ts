import type { TSchema } from "typebox";
import { shown } from "./shown.ts";

/** What a schema allows, in words: `an integer from 1 to 100`. */
export function allowed(schema: TSchema): string {
  const facts = schema as Facts;
  if (facts.format === "date-time") return "an instant as in RFC 3339, like 2026-02-01T09:30:00Z";
  if (facts.format === "date") return "a date like 2026-02-01";
  if (facts.format === "email") return "an e-mail address";
  if (facts.format === "uri") return "an absolute address, like https://example.org/picture.png";
  if (facts.enum) return oneOf(facts.enum);
  if ("const" in facts) return shown(facts.const);
  if (facts.anyOf) return anyOf(facts.anyOf);
  switch (facts.type) {
    case "boolean":
      return "true or false";
    case "integer":
      return `an integer${from(facts.minimum, facts.maximum)}`;
    case "number":
      return `a number${from(facts.minimum, facts.maximum)}`;
    case "array":
      return `an array${of(facts.minItems, facts.maxItems, "element")}`;
    case "string": {
      const coded = facts.contentEncoding ? ` in ${facts.contentEncoding}` : "";
      const matching = facts.pattern ? ` that matches ${facts.pattern}` : "";
      return `a string${coded}${of(facts.minLength, facts.maxLength, "character")}${matching}`;
    }
    case "null":
      return "null";
    default:
      return "an object";
  }
}

/** The keywords of JSON Schema that our schemas use. */
interface Facts {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Facts[];
  properties?: Record<string, Facts>;
  contentEncoding?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** Constants as a list; objects by the field that tells them apart. */
function anyOf(members: readonly Facts[]): string {
  if (members.every((member) => "const" in member)) return oneOf(members.map((member) => member.const));
  const keys = Object.keys(members[0]?.properties ?? {});
  const key = keys.find((key) =>
    members.every(({ properties }) => properties?.[key] && "const" in properties[key])
  );
  if (key === undefined) return members.map((member) => allowed(member as TSchema)).join(" or ");
  return `an object whose ${key} is ${oneOf(members.map(({ properties }) => properties![key]!.const))}`;
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? shown(values[0]) : `one of ${values.map(shown).join(", ")}`;
}

function from(min: number | undefined, max: number | undefined): string {
  return min !== undefined && max !== undefined ? ` from ${min} to ${max}` : of(min, max);
}

function of(min: number | undefined, max: number | undefined, unit?: string): string {
  const units = unit === undefined ? "" : (max ?? min) === 1 ? ` ${unit}` : ` ${unit}s`;
  if (min !== undefined && max !== undefined) return ` of ${min} to ${max}${units}`;
  if (min !== undefined) return ` of at least ${min}${units}`;
  if (max !== undefined) return ` of at most ${max}${units}`;
  return "";
}
