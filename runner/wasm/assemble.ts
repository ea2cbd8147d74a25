import { assembleInstructions } from "./_assemble_instructions.ts";
import { type Node, parseText } from "./_text.ts";
import { emptyModule, type Module } from "./module.ts";
import type { LocalGroup } from "./sections/code.ts";
import { writeLocals } from "./sections/code.ts";
import type { ElementSegment } from "./sections/element.ts";
import type { GlobalType } from "./sections/global.ts";
import type { ExternalKind, ImportDescription } from "./sections/import.ts";
import type { Limits } from "./sections/limits.ts";
import type { FunctionType } from "./sections/type.ts";
import { functionTypeKey } from "./sections/type.ts";
import { type ValueType, valueType, type ValueTypeName } from "./value_type.ts";
import { writeModule } from "./write_module.ts";
import { Writer } from "./writer.ts";

/**
 * Makes a module of text, as {@link print} writes it: an instruction after the other, everything by index, no names and no
 * folded expressions. `(type 0)` may be left out where parameters and results are given. Meant for tests and for text of
 * ours: mistakes in it throw some error, and the module is not validated.
 */
export function assemble(text: string): Uint8Array<ArrayBuffer> {
  const [root] = parseText(text);
  const module = emptyModule();
  for (const field of (root as Node[]).slice(1)) assembleField(module, field as Node[]);
  // A module that uses data segments in its code must announce them; announcing them is never wrong.
  if (module.data.some(({ offset }) => offset === null)) module.dataCount = module.data.length;
  return writeModule(module);
}

function assembleField(module: Module, [word, ...parts]: Node[]): void {
  switch (word) {
    case "type":
      module.types.push(functionType((parts[0] as Node[]).slice(1)));
      break;
    case "import": {
      const [from, name, description] = parts as [Uint8Array, Uint8Array, Node[]];
      module.imports.push({
        module: string(from),
        name: string(name),
        description: importDescription(module, description),
      });
      break;
    }
    case "table":
      module.tables.push({ type: type(parts.at(-1)!), limits: limits(parts.slice(0, -1)) });
      break;
    case "memory":
      module.memories.push(limits(parts));
      break;
    case "tag":
      module.tags.push(typeUse(module, parts));
      break;
    case "global":
      module.globals.push({
        ...globalType(parts[0]!),
        initial: assembleInstructions(parts.slice(1), () => 0),
      });
      break;
    case "func":
      assembleFunction(module, parts);
      break;
    case "export": {
      const [name, [kind, index]] = parts as [Uint8Array, string[]];
      module.exports.push({ name: string(name), kind: externalKind(kind!), index: Number(index) });
      break;
    }
    case "start":
      module.start = Number(parts[0]);
      break;
    case "elem":
      module.elements.push(elementSegment(parts));
      break;
    case "data": {
      const offset = list(parts, "offset");
      const bytes = parts.at(-1) as Uint8Array;
      module.data.push({
        offset: offset === undefined ? null : assembleInstructions(offset, () => 0),
        bytes,
      });
      break;
    }
    default:
      throw new SyntaxError(`Cannot assemble the module: there is no field "${word}"`);
  }
}

function assembleFunction(module: Module, parts: Node[]): void {
  const words = ["type", "param", "result", "local"];
  const first = parts.findIndex((part) => !Array.isArray(part) || !words.includes(part[0] as string));
  const head = first < 0 ? parts : parts.slice(0, first);
  module.functions.push(typeUse(module, head));
  const locals: LocalGroup[] = (list(head, "local") ?? []).map((node) => ({ count: 1, type: type(node) }));
  const writer = new Writer();
  writeLocals(writer, locals);
  writer.bytes(assembleInstructions(parts.slice(head.length), (parts) => typeUse(module, parts)));
  module.bodies.push(writer.toBytes());
}

function importDescription(module: Module, [word, ...parts]: Node[]): ImportDescription {
  const kind = externalKind(word as string);
  switch (kind) {
    case "function":
      return { kind, type: typeUse(module, parts) };
    case "table":
      return { kind, table: { type: type(parts.at(-1)!), limits: limits(parts.slice(0, -1)) } };
    case "memory":
      return { kind, memory: limits(parts) };
    case "global":
      return { kind, global: globalType(parts[0]!) };
    case "tag":
      return { kind, tag: typeUse(module, parts) };
  }
}

function elementSegment(parts: Node[]): ElementSegment {
  const offset = list(parts, "offset");
  const kind = parts.includes("declare") ? "declarative" : "passive";
  const mode: ElementSegment["mode"] = offset === undefined ? { kind } : {
    kind: "active",
    table: Number(list(parts, "table")?.[0] ?? 0),
    offset: assembleInstructions(offset, () => 0),
  };
  const functions = parts.indexOf("func");
  if (functions >= 0) {
    return { mode, elements: { kind: "functions", functions: parts.slice(functions + 1).map(Number) } };
  }
  const items = parts.filter((part) => Array.isArray(part) && part[0] === "item") as Node[][];
  const named = parts.find((part) => part === "funcref" || part === "externref");
  const expressions = items.map(([, ...item]) => assembleInstructions(item, () => 0));
  return { mode, elements: { kind: "expressions", type: type(named!), expressions } };
}

/** Index of the type that `(type 0)` or `(param …) (result …)` among the parts stand for; it is added when it is new. */
function typeUse(module: Module, parts: Node[]): number {
  const index = list(parts, "type")?.[0];
  if (index !== undefined) return Number(index);
  const wanted = functionType(parts);
  const known = module.types.findIndex((type) => functionTypeKey(type) === functionTypeKey(wanted));
  return known >= 0 ? known : module.types.push(wanted) - 1;
}

function functionType(parts: Node[]): FunctionType {
  return {
    params: (list(parts, "param") ?? []).map(type),
    results: (list(parts, "result") ?? []).map(type),
  };
}

/** What stands behind a word in a list among the parts: `(param i32 i64)`. */
function list(parts: Node[], word: string): Node[] | undefined {
  for (const part of parts) if (Array.isArray(part) && part[0] === word) return part.slice(1);
  return undefined;
}

function type(node: Node): ValueType {
  const type = valueType[node as ValueTypeName];
  if (type === undefined) throw new SyntaxError(`Cannot assemble the module: there is no type "${node}"`);
  return type;
}

function globalType(node: Node): GlobalType {
  return Array.isArray(node) ? { type: type(node[1]!), mutable: true } : { type: type(node), mutable: false };
}

function limits(parts: Node[]): Limits {
  return { min: Number(parts[0]), max: parts[1] === undefined ? undefined : Number(parts[1]) };
}

function externalKind(word: string): ExternalKind {
  return word === "func" ? "function" : word as ExternalKind;
}

function string(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
