import { printFunctionType } from "./_print_function_type.ts";
import { printInstructions } from "./_print_instructions.ts";
import type { Expression } from "./expression.ts";
import { indexSpaces, type Module } from "./module.ts";
import { readModule } from "./read_module.ts";
import { Reader } from "./reader.ts";
import { readLocals } from "./sections/code.ts";
import type { ElementSegment } from "./sections/element.ts";
import type { GlobalType } from "./sections/global.ts";
import type { ImportDescription } from "./sections/import.ts";
import type { Limits } from "./sections/limits.ts";
import type { Table } from "./sections/table.ts";
import { valueTypeName } from "./value_type.ts";

/**
 * The module in the text format (WebAssembly specification, 6), an instruction a line, everything by index. What
 * {@link assemble} makes of the text prints as the same text.
 *
 * Throws {@link MalformedModule} and {@link UnsupportedFeature}.
 */
export function print(bytes: Uint8Array): string {
  const module = readModule(bytes);
  const lines = [...headLines(module), ...functionLines(module, bytes), ...tailLines(module)];
  return `(module\n${lines.map((line) => `  ${line}\n`).join("")})\n`;
}

/** Text as a string literal; bytes other than printable ASCII are escaped. */
export function printString(value: string | Uint8Array): string {
  const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value;
  let text = "";
  for (const byte of bytes) {
    const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c;
    text += plain ? String.fromCharCode(byte) : `\\${byte.toString(16).padStart(2, "0")}`;
  }
  return `"${text}"`;
}

function headLines(module: Module): string[] {
  const lines = module.types.map((type, index) => `(type (;${index};) (func${printFunctionType(type)}))`);
  const seen = { function: 0, table: 0, memory: 0, global: 0, tag: 0 };
  for (const { module: from, name, description } of module.imports) {
    const index = seen[description.kind]++;
    lines.push(`(import ${printString(from)} ${printString(name)} ${printImport(description, index)})`);
  }
  module.tables.forEach((table, index) => lines.push(printTable(table, seen.table + index)));
  module.memories.forEach((memory, index) => lines.push(printMemory(memory, seen.memory + index)));
  module.tags.forEach((type, index) => lines.push(`(tag (;${seen.tag + index};) (type ${type}))`));
  module.globals.forEach((global, index) => {
    const initial = printExpression(global.initial);
    lines.push(`(global (;${seen.global + index};) ${printGlobalType(global)} ${initial})`);
  });
  return lines;
}

function functionLines(module: Module, bytes: Uint8Array): string[] {
  const { importedFunctions } = indexSpaces(module);
  return module.bodies.flatMap((body, position) => {
    const index = importedFunctions + position;
    const reader = new Reader(body, body.byteOffset - bytes.byteOffset, ` in function ${index}`);
    const locals = readLocals(reader).flatMap(({ count, type }) =>
      new Array<string>(count).fill(valueTypeName(type))
    );
    const type = module.functions[position]!;
    const head = `(func (;${index};) (type ${type})${printFunctionType(module.types[type]!)}`;
    const local = locals.length === 0 ? "" : ` (local ${locals.join(" ")})`;
    const instructions = printInstructions(reader, module.types);
    return [head + local, ...instructions.map((line) => `  ${line}`), ")"];
  });
}

function tailLines(module: Module): string[] {
  const lines = module.exports.map(({ name, kind, index }) =>
    `(export ${printString(name)} (${kind === "function" ? "func" : kind} ${index}))`
  );
  if (module.start !== undefined) lines.push(`(start ${module.start})`);
  module.elements.forEach((segment, index) => lines.push(printElementSegment(segment, index)));
  module.data.forEach(({ offset, bytes }, index) => {
    const place = offset === null ? "" : ` (offset ${printExpression(offset)})`;
    lines.push(`(data (;${index};)${place} ${printString(bytes)})`);
  });
  return lines;
}

function printImport(description: ImportDescription, index: number): string {
  switch (description.kind) {
    case "function":
      return `(func (;${index};) (type ${description.type}))`;
    case "table":
      return printTable(description.table, index);
    case "memory":
      return printMemory(description.memory, index);
    case "global":
      return `(global (;${index};) ${printGlobalType(description.global)})`;
    case "tag":
      return `(tag (;${index};) (type ${description.tag}))`;
  }
}

function printTable({ type, limits }: Table, index: number): string {
  return `(table (;${index};) ${printLimits(limits)} ${valueTypeName(type)})`;
}

function printMemory(memory: Limits, index: number): string {
  return `(memory (;${index};) ${printLimits(memory)})`;
}

function printLimits({ min, max }: Limits): string {
  return max === undefined ? `${min}` : `${min} ${max}`;
}

function printGlobalType({ type, mutable }: GlobalType): string {
  return mutable ? `(mut ${valueTypeName(type)})` : valueTypeName(type);
}

function printExpression(expression: Expression): string {
  // The last line is the `end` of the expression, which its text does not show.
  return printInstructions(new Reader(expression), []).join(" ");
}

function printElementSegment({ mode, elements }: ElementSegment, index: number): string {
  const parts = [`(elem (;${index};)`];
  if (mode.kind === "declarative") parts.push("declare");
  if (mode.kind === "active") {
    if (mode.table !== 0) parts.push(`(table ${mode.table})`);
    parts.push(`(offset ${printExpression(mode.offset)})`);
  }
  if (elements.kind === "functions") parts.push("func", ...elements.functions.map(String));
  else {
    const items = elements.expressions.map((expression) => `(item ${printExpression(expression)})`);
    parts.push(valueTypeName(elements.type), ...items);
  }
  return `${parts.join(" ")})`;
}
