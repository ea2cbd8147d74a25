import { fuelExport, memoryPagesExport, stackBytesExport } from "../meter/exports.ts";

/** A module for tests: hand-assembled, unmetered, with the exports that a metered one has. */
export interface TestModule {
  /** Body of `_start`, without locals and `end`; or with them when `locals` says how many i32 there are. */
  body: number[];
  locals?: number;
  /** Imported from preview1, as functions 0, 1, …; `_start` is the one after the last. */
  imports?: [name: string, params: ValueType[], results: ValueType[]][];
  /** Types that `body` may name: type 0 is `() → ()`, the imports' types follow, then these. */
  types?: [params: ValueType[], results: ValueType[]][];
  memoryPages?: number;
  /** Text placed in memory from this address on. */
  data?: [address: number, bytes: Uint8Array];
  /** Elements of a table of functions: indices. */
  table?: number[];
  /** Elements of the table altogether; those beyond `table` are null. */
  tableSize?: number;
  /** Whether there is an exception tag of type 0. */
  tag?: boolean;
  /** Length of a custom section at the end, for a module that is large and does nothing. */
  customBytes?: number;
}

export type ValueType = "i32" | "i64" | "f64";

export function testModule(given: TestModule): Uint8Array<ArrayBuffer> {
  const { body, imports = [], types = [], memoryPages = 3, locals = 0 } = given;
  const functionTypes: [ValueType[], ValueType[]][] = [
    [[], []],
    ...imports.map(([, params, results]): [ValueType[], ValueType[]] => [params, results]),
    ...types,
  ];
  const sections: [id: number, items: number[][]][] = [
    [
      1,
      functionTypes.map(([params, results]) => [0x60, ...list(params.map(one)), ...list(results.map(one))]),
    ],
    [2, imports.map(([name], index) => [...text("wasi_snapshot_preview1"), ...text(name), 0, index + 1])],
    [3, [[0]]],
    [4, given.table ? [[0x70, 0, ...uleb(given.tableSize ?? given.table.length)]] : []],
    [5, [[1, ...uleb(memoryPages), ...uleb(10_000)]]],
    [13, given.tag ? [[0, 0]] : []],
    [6, [
      [0x7e, 1, 0x42, 0, 0x0b],
      [0x7f, 1, 0x41, 0, 0x0b],
      [0x7f, 1, 0x41, 0, 0x0b],
    ]],
    [7, [
      [...text("memory"), 2, 0],
      [...text("_start"), 0, ...uleb(imports.length)],
      [...text(fuelExport), 3, 0],
      [...text(stackBytesExport), 3, 1],
      [...text(memoryPagesExport), 3, 2],
    ]],
    [9, given.table ? [[0, 0x41, 0, 0x0b, ...list(given.table.map(uleb))]] : []],
    [10, [sized([...(locals > 0 ? [1, ...uleb(locals), 0x7f] : [0]), ...body, 0x0b])]],
    [
      11,
      given.data
        ? [[0, 0x41, ...sleb(given.data[0]), 0x0b, ...list([...given.data[1]].map((b) => [b]))]]
        : [],
    ],
  ];
  const bytes = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
  for (const [id, items] of sections) if (items.length > 0) bytes.push(id, ...sized(list(items)));
  const { customBytes = 0 } = given;
  if (customBytes > 0) bytes.push(0, ...uleb(customBytes), 0);
  const module = new Uint8Array(bytes.length + Math.max(0, customBytes - 1));
  module.set(bytes);
  return module;
}

/** Unsigned LEB128. */
export function uleb(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >>> 7;
  return rest === 0 ? [low] : [low | 0x80, ...uleb(rest)];
}

/** Signed LEB128 of 32 bits. */
export function sleb(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...sleb(rest)];
}

/** `i32.const` */
export const i32 = (value: number): number[] => [0x41, ...sleb(value)];

function one(type: ValueType): number[] {
  return [{ i32: 0x7f, i64: 0x7e, f64: 0x7c }[type]];
}

function list(items: number[][]): number[] {
  return [...uleb(items.length), ...items.flat()];
}

function sized(bytes: number[]): number[] {
  return [...uleb(bytes.length), ...bytes];
}

function text(value: string): number[] {
  return sized([...new TextEncoder().encode(value)]);
}
