import { type Expression, readExpression } from "../expression.ts";
import type { Reader } from "../reader.ts";
import { readReferenceType, type ValueType, valueType } from "../value_type.ts";
import type { Writer } from "../writer.ts";

/** References to be put into a table when the module starts, or later by `table.init`. */
export interface ElementSegment {
  mode: { kind: "active"; table: number; offset: Expression } | { kind: "passive" } | { kind: "declarative" };
  /** Functions by index, or references of any type by expression. */
  elements:
    | { kind: "functions"; functions: readonly number[] }
    | { kind: "expressions"; type: ValueType; expressions: readonly Expression[] };
}

// Bits of the first byte.
const notActive = 1;
const tableOrDeclarative = 2;
const expressions = 4;

/** Reads one entry of the element section (WebAssembly specification, 5.5.12). */
export function readElementSegment(reader: Reader): ElementSegment {
  const flags = reader.u32();
  if (flags > 7) reader.fail(`${flags} is no kind of element segment`, -1);
  const mode = readMode(reader, flags);
  // Only the two shortest forms leave the type out.
  const typed = (flags & (notActive | tableOrDeclarative)) !== 0;
  if (flags & expressions) {
    const type = typed ? readReferenceType(reader) : valueType.funcref;
    return { mode, elements: { kind: "expressions", type, expressions: reader.vector(readExpression) } };
  }
  if (typed && reader.byte() !== 0) reader.fail("an element segment is of no known kind", -1);
  return { mode, elements: { kind: "functions", functions: reader.vector((reader) => reader.u32()) } };
}

export function writeElementSegment(writer: Writer, { mode, elements }: ElementSegment): void {
  const short = mode.kind === "active" && mode.table === 0 &&
    (elements.kind === "functions" || elements.type === valueType.funcref);
  const withExpressions = elements.kind === "expressions" ? expressions : 0;
  if (mode.kind === "active") {
    writer.u32((short ? 0 : tableOrDeclarative) | withExpressions);
    if (!short) writer.u32(mode.table);
    writer.bytes(mode.offset);
  } else {
    writer.u32(notActive | (mode.kind === "declarative" ? tableOrDeclarative : 0) | withExpressions);
  }
  if (elements.kind === "expressions") {
    if (!short) writer.byte(elements.type);
    writer.vector(elements.expressions, (writer, expression) => writer.bytes(expression));
  } else {
    if (!short) writer.byte(0);
    writer.vector(elements.functions, (writer, index) => writer.u32(index));
  }
}

function readMode(reader: Reader, flags: number): ElementSegment["mode"] {
  if (flags & notActive) return { kind: flags & tableOrDeclarative ? "declarative" : "passive" };
  const table = flags & tableOrDeclarative ? reader.u32() : 0;
  return { kind: "active", table, offset: readExpression(reader) };
}
