/**
 * A module that goes on where another one was: its start-up was run once, up to a point, and is not run again.
 *
 *   What is promised. Let P be a point in a function F that the host calls, at which no value waits on the operand stack and
 *   which lies in no loop. Then the state of a run that reached P is: the linear memory, the globals, F's locals, the
 *   tables, what the host keeps, and the place in the code. The new module begins with that memory and those globals,
 *   and its F sets its locals and does what stands behind P. So it does all that the old one would have done from there on.
 *
 *   What must hold beside. The tables did not change (the module has no instruction that changes one; checked). The host's
 *   side is the same at the start of the new module as it was at P: whoever takes a snapshot answers for that.
 *
 * It is what Wizer does for a function that returns, and what Asyncify's rewinding does, for one place that is known before.
 */
import { opcodeName } from "../wasm/opcodes.ts";
import { InstructionReader } from "../wasm/instruction_reader.ts";
import { indexSpaces, type Module } from "../wasm/module.ts";
import { Reader } from "../wasm/reader.ts";
import { readLocals } from "../wasm/sections/code.ts";
import type { Global } from "../wasm/sections/global.ts";
import { type ValueType, valueType } from "../wasm/value_type.ts";
import { writeModule } from "../wasm/write_module.ts";
import { constant, type State, zeroOf } from "./_constant.ts";
import { dataOf } from "./_data_of.ts";
import { goOnFrom } from "./_go_on_from.ts";
import { stopAt } from "./_stop_at.ts";

/** A place in a module's code. */
export interface Point {
  /** Index of the function, which the module defines and the host calls; it takes no parameters. */
  function: number;
  /** Offset of an instruction in its body: locals and instructions, as they stand in the module. */
  offset: number;
}

export interface SnapshotOptions {
  /** Under which name the function is exported. */
  exportName: string;
  imports: WebAssembly.Imports;
  /** Runs an instance up to the point, where it traps. Whatever it throws is looked at by nobody. */
  run(instance: WebAssembly.Instance, start: () => void): void;
  /** Told the memory at the point, and may change it. */
  change?(memory: Uint8Array): void;
}

/**
 * The module as it was at the point. It is not validated; where a value waited on the operand stack it is not valid.
 *
 * @throws {Error} when the point is not reached, or does not satisfy what is said above
 */
export function snapshot(
  module: Module,
  point: Point,
  { exportName, imports, run, change = () => {} }: SnapshotOptions,
): Module {
  checkTables(module);
  const position = point.function - indexSpaces(module).importedFunctions;
  const body = module.bodies[position];
  if (body === undefined) throw new Error(`Cannot take a snapshot: there is no function ${point.function}`);
  const locals = localTypes(body);
  const instance = new WebAssembly.Instance(
    new WebAssembly.Module(stopping(module, position, point.offset, locals)),
    imports,
  );
  try {
    run(instance, instance.exports[exportName] as () => void);
  } catch {
    // The trap at the point, or a trap before it: the mark says which.
  }
  if (valueOf(instance, reachedName) !== 1) {
    throw new Error("Cannot take a snapshot: the point was not reached");
  }
  const memory = instance.exports[memoryName] as WebAssembly.Memory;
  const state = new Uint8Array(memory.buffer);
  change(state);
  return {
    ...module,
    memories: module.memories.map((limits) => ({ ...limits, min: memory.buffer.byteLength / pageBytes })),
    globals: module.globals.map((global, index) =>
      global.mutable
        ? { ...global, initial: constant(global.type, valueOf(instance, globalName(index))) }
        : global
    ),
    bodies: module.bodies.with(
      position,
      goOnFrom(
        body,
        point.offset,
        locals.map((type, index) => ({ type, value: valueOf(instance, localName(index)) })),
      ),
    ),
    data: dataOf(state),
    dataCount: undefined,
  };
}

const pageBytes = 65_536;
const memoryName = "snapshot.memory";
const reachedName = "snapshot.reached";
const globalName = (index: number) => `snapshot.global.${index}`;
const localName = (index: number) => `snapshot.local.${index}`;

/** The module with all of its state exported, and a function that stops at the point and says so. */
function stopping(module: Module, position: number, offset: number, locals: readonly ValueType[]) {
  const first = module.globals.length;
  const added = [...locals, valueType.i32].map((type): Global => ({
    type,
    mutable: true,
    initial: constant(type, zeroOf(type)),
  }));
  const names = [...locals.map((_, index) => localName(index)), reachedName];
  const mutable = module.globals.flatMap(({ mutable }, index) => mutable ? [index] : []);
  return writeModule({
    ...module,
    globals: [...module.globals, ...added],
    exports: [
      ...module.exports,
      { name: memoryName, kind: "memory", index: 0 },
      ...mutable.map((index) => ({ name: globalName(index), kind: "global" as const, index })),
      ...names.map((name, index) => ({ name, kind: "global" as const, index: first + index })),
    ],
    bodies: module.bodies.with(position, stopAt(module.bodies[position]!, offset, locals.length, first)),
  });
}

function localTypes(body: Uint8Array): ValueType[] {
  return readLocals(new Reader(body)).flatMap(({ count, type }) => Array.from({ length: count }, () => type));
}

function valueOf(instance: WebAssembly.Instance, name: string): State["value"] {
  return (instance.exports[name] as unknown as { value: State["value"] }).value;
}

/** Tables stay as they were made, and the data that the new module begins with is all that there is. */
function checkTables({ bodies }: Module): void {
  for (const body of bodies) {
    const instructions = new InstructionReader(body);
    readLocals(instructions);
    while (instructions.next()) {
      const name = opcodeName(instructions.opcode);
      if (changing.has(name)) throw new Error(`Cannot take a snapshot of a module with ${name}`);
    }
  }
}

const changing = new Set([
  ...["table.set", "table.grow", "table.fill", "table.copy", "table.init", "elem.drop"],
  ...["memory.init", "data.drop"],
]);
