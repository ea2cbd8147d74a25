/**
 * Every instruction that is understood here, in one table (WebAssembly specification, 5.4 Instructions): its opcode, the
 * immediates that follow it, and how many operands it pops and pushes. An opcode with a prefix (`0xfc`, `0xfd`) is
 * written with it: `0xfc0b` is `memory.fill`. What is not here is refused: threads, GC, relaxed SIMD, ….
 *
 * A row names opcodes that follow one another. Operands are `0 0` where they depend on a type or on a label.
 */
const rows: readonly [first: number, immediates: Immediates, pops: number, pushes: number, names: string][] =
  [
    [0x00, "none", 0, 0, "unreachable nop"],
    [0x02, "block", 0, 0, "block loop if"],
    [0x05, "none", 0, 0, "else"],
    [0x06, "block", 0, 0, "try"],
    [0x07, "tag", 0, 0, "catch throw"],
    [0x09, "label", 0, 0, "rethrow"],
    [0x0a, "none", 1, 0, "throw_ref"],
    [0x0b, "none", 0, 0, "end"],
    [0x0c, "label", 0, 0, "br br_if"],
    [0x0e, "labels", 0, 0, "br_table"],
    [0x0f, "none", 0, 0, "return"],
    [0x10, "function", 0, 0, "call"],
    [0x11, "indirect", 0, 0, "call_indirect"],
    [0x12, "function", 0, 0, "return_call"],
    [0x13, "indirect", 0, 0, "return_call_indirect"],
    [0x18, "label", 0, 0, "delegate"],
    [0x19, "none", 0, 0, "catch_all"],
    [0x1a, "none", 1, 0, "drop"],
    [0x1b, "none", 3, 1, "select"],
    [0x1c, "types", 3, 1, "select"],
    [0x1f, "catches", 0, 0, "try_table"],
    [0x20, "local", 0, 1, "local.get"],
    [0x21, "local", 1, 0, "local.set"],
    [0x22, "local", 1, 1, "local.tee"],
    [0x23, "global", 0, 1, "global.get"],
    [0x24, "global", 1, 0, "global.set"],
    [0x25, "table", 1, 1, "table.get"],
    [0x26, "table", 2, 0, "table.set"],
    [
      0x28,
      "access",
      1,
      1,
      "i32.load i64.load f32.load f64.load i32.load8_s i32.load8_u i32.load16_s i32.load16_u",
    ],
    [0x30, "access", 1, 1, "i64.load8_s i64.load8_u i64.load16_s i64.load16_u i64.load32_s i64.load32_u"],
    [0x36, "access", 2, 0, "i32.store i64.store f32.store f64.store i32.store8 i32.store16"],
    [0x3c, "access", 2, 0, "i64.store8 i64.store16 i64.store32"],
    [0x3f, "memory", 0, 1, "memory.size"],
    [0x40, "memory", 1, 1, "memory.grow"],
    [0x41, "i32", 0, 1, "i32.const"],
    [0x42, "i64", 0, 1, "i64.const"],
    [0x43, "f32", 0, 1, "f32.const"],
    [0x44, "f64", 0, 1, "f64.const"],
    [0x45, "none", 1, 1, "i32.eqz"],
    [
      0x46,
      "none",
      2,
      1,
      "i32.eq i32.ne i32.lt_s i32.lt_u i32.gt_s i32.gt_u i32.le_s i32.le_u i32.ge_s i32.ge_u",
    ],
    [0x50, "none", 1, 1, "i64.eqz"],
    [
      0x51,
      "none",
      2,
      1,
      "i64.eq i64.ne i64.lt_s i64.lt_u i64.gt_s i64.gt_u i64.le_s i64.le_u i64.ge_s i64.ge_u",
    ],
    [
      0x5b,
      "none",
      2,
      1,
      "f32.eq f32.ne f32.lt f32.gt f32.le f32.ge f64.eq f64.ne f64.lt f64.gt f64.le f64.ge",
    ],
    [0x67, "none", 1, 1, "i32.clz i32.ctz i32.popcnt"],
    [
      0x6a,
      "none",
      2,
      1,
      "i32.add i32.sub i32.mul i32.div_s i32.div_u i32.rem_s i32.rem_u i32.and i32.or i32.xor",
    ],
    [0x74, "none", 2, 1, "i32.shl i32.shr_s i32.shr_u i32.rotl i32.rotr"],
    [0x79, "none", 1, 1, "i64.clz i64.ctz i64.popcnt"],
    [
      0x7c,
      "none",
      2,
      1,
      "i64.add i64.sub i64.mul i64.div_s i64.div_u i64.rem_s i64.rem_u i64.and i64.or i64.xor",
    ],
    [0x86, "none", 2, 1, "i64.shl i64.shr_s i64.shr_u i64.rotl i64.rotr"],
    [0x8b, "none", 1, 1, "f32.abs f32.neg f32.ceil f32.floor f32.trunc f32.nearest f32.sqrt"],
    [0x92, "none", 2, 1, "f32.add f32.sub f32.mul f32.div f32.min f32.max f32.copysign"],
    [0x99, "none", 1, 1, "f64.abs f64.neg f64.ceil f64.floor f64.trunc f64.nearest f64.sqrt"],
    [0xa0, "none", 2, 1, "f64.add f64.sub f64.mul f64.div f64.min f64.max f64.copysign"],
    [0xa7, "none", 1, 1, "i32.wrap_i64 i32.trunc_f32_s i32.trunc_f32_u i32.trunc_f64_s i32.trunc_f64_u"],
    [0xac, "none", 1, 1, "i64.extend_i32_s i64.extend_i32_u"],
    [0xae, "none", 1, 1, "i64.trunc_f32_s i64.trunc_f32_u i64.trunc_f64_s i64.trunc_f64_u"],
    [
      0xb2,
      "none",
      1,
      1,
      "f32.convert_i32_s f32.convert_i32_u f32.convert_i64_s f32.convert_i64_u f32.demote_f64",
    ],
    [
      0xb7,
      "none",
      1,
      1,
      "f64.convert_i32_s f64.convert_i32_u f64.convert_i64_s f64.convert_i64_u f64.promote_f32",
    ],
    [0xbc, "none", 1, 1, "i32.reinterpret_f32 i64.reinterpret_f64 f32.reinterpret_i32 f64.reinterpret_i64"],
    [0xc0, "none", 1, 1, "i32.extend8_s i32.extend16_s i64.extend8_s i64.extend16_s i64.extend32_s"],
    [0xd0, "reference", 0, 1, "ref.null"],
    [0xd1, "none", 1, 1, "ref.is_null"],
    [0xd2, "function", 0, 1, "ref.func"],

    [0xfc00, "none", 1, 1, "i32.trunc_sat_f32_s i32.trunc_sat_f32_u i32.trunc_sat_f64_s i32.trunc_sat_f64_u"],
    [0xfc04, "none", 1, 1, "i64.trunc_sat_f32_s i64.trunc_sat_f32_u i64.trunc_sat_f64_s i64.trunc_sat_f64_u"],
    [0xfc08, "data_memory", 3, 0, "memory.init"],
    [0xfc09, "data", 0, 0, "data.drop"],
    [0xfc0a, "memory_memory", 3, 0, "memory.copy"],
    [0xfc0b, "memory", 3, 0, "memory.fill"],
    [0xfc0c, "element_table", 3, 0, "table.init"],
    [0xfc0d, "element", 0, 0, "elem.drop"],
    [0xfc0e, "table_table", 3, 0, "table.copy"],
    [0xfc0f, "table", 2, 1, "table.grow"],
    [0xfc10, "table", 0, 1, "table.size"],
    [0xfc11, "table", 3, 0, "table.fill"],

    [0xfd00, "access", 1, 1, "v128.load v128.load8x8_s v128.load8x8_u v128.load16x4_s v128.load16x4_u"],
    [0xfd05, "access", 1, 1, "v128.load32x2_s v128.load32x2_u"],
    [0xfd07, "access", 1, 1, "v128.load8_splat v128.load16_splat v128.load32_splat v128.load64_splat"],
    [0xfd0b, "access", 2, 0, "v128.store"],
    [0xfd0c, "v128", 0, 1, "v128.const"],
    [0xfd0d, "shuffle", 2, 1, "i8x16.shuffle"],
    [0xfd0e, "none", 2, 1, "i8x16.swizzle"],
    [0xfd0f, "none", 1, 1, "i8x16.splat i16x8.splat i32x4.splat i64x2.splat f32x4.splat f64x2.splat"],
    [0xfd15, "lane", 1, 1, "i8x16.extract_lane_s i8x16.extract_lane_u"],
    [0xfd17, "lane", 2, 1, "i8x16.replace_lane"],
    [0xfd18, "lane", 1, 1, "i16x8.extract_lane_s i16x8.extract_lane_u"],
    [0xfd1a, "lane", 2, 1, "i16x8.replace_lane"],
    [0xfd1b, "lane", 1, 1, "i32x4.extract_lane"],
    [0xfd1c, "lane", 2, 1, "i32x4.replace_lane"],
    [0xfd1d, "lane", 1, 1, "i64x2.extract_lane"],
    [0xfd1e, "lane", 2, 1, "i64x2.replace_lane"],
    [0xfd1f, "lane", 1, 1, "f32x4.extract_lane"],
    [0xfd20, "lane", 2, 1, "f32x4.replace_lane"],
    [0xfd21, "lane", 1, 1, "f64x2.extract_lane"],
    [0xfd22, "lane", 2, 1, "f64x2.replace_lane"],
    [0xfd23, "none", 2, 1, "i8x16.eq i8x16.ne i8x16.lt_s i8x16.lt_u i8x16.gt_s i8x16.gt_u"],
    [0xfd29, "none", 2, 1, "i8x16.le_s i8x16.le_u i8x16.ge_s i8x16.ge_u"],
    [0xfd2d, "none", 2, 1, "i16x8.eq i16x8.ne i16x8.lt_s i16x8.lt_u i16x8.gt_s i16x8.gt_u"],
    [0xfd33, "none", 2, 1, "i16x8.le_s i16x8.le_u i16x8.ge_s i16x8.ge_u"],
    [0xfd37, "none", 2, 1, "i32x4.eq i32x4.ne i32x4.lt_s i32x4.lt_u i32x4.gt_s i32x4.gt_u"],
    [0xfd3d, "none", 2, 1, "i32x4.le_s i32x4.le_u i32x4.ge_s i32x4.ge_u"],
    [0xfd41, "none", 2, 1, "f32x4.eq f32x4.ne f32x4.lt f32x4.gt f32x4.le f32x4.ge"],
    [0xfd47, "none", 2, 1, "f64x2.eq f64x2.ne f64x2.lt f64x2.gt f64x2.le f64x2.ge"],
    [0xfd4d, "none", 1, 1, "v128.not"],
    [0xfd4e, "none", 2, 1, "v128.and v128.andnot v128.or v128.xor"],
    [0xfd52, "none", 3, 1, "v128.bitselect"],
    [0xfd53, "none", 1, 1, "v128.any_true"],
    [0xfd54, "access_lane", 2, 1, "v128.load8_lane v128.load16_lane v128.load32_lane v128.load64_lane"],
    [0xfd58, "access_lane", 2, 0, "v128.store8_lane v128.store16_lane v128.store32_lane v128.store64_lane"],
    [0xfd5c, "access", 1, 1, "v128.load32_zero v128.load64_zero"],
    [0xfd5e, "none", 1, 1, "f32x4.demote_f64x2_zero f64x2.promote_low_f32x4"],
    [0xfd60, "none", 1, 1, "i8x16.abs i8x16.neg i8x16.popcnt i8x16.all_true i8x16.bitmask"],
    [0xfd65, "none", 2, 1, "i8x16.narrow_i16x8_s i8x16.narrow_i16x8_u"],
    [0xfd67, "none", 1, 1, "f32x4.ceil f32x4.floor f32x4.trunc f32x4.nearest"],
    [0xfd6b, "none", 2, 1, "i8x16.shl i8x16.shr_s i8x16.shr_u i8x16.add i8x16.add_sat_s i8x16.add_sat_u"],
    [0xfd71, "none", 2, 1, "i8x16.sub i8x16.sub_sat_s i8x16.sub_sat_u"],
    [0xfd74, "none", 1, 1, "f64x2.ceil f64x2.floor"],
    [0xfd76, "none", 2, 1, "i8x16.min_s i8x16.min_u i8x16.max_s i8x16.max_u"],
    [0xfd7a, "none", 1, 1, "f64x2.trunc"],
    [0xfd7b, "none", 2, 1, "i8x16.avgr_u"],
    [0xfd7c, "none", 1, 1, "i16x8.extadd_pairwise_i8x16_s i16x8.extadd_pairwise_i8x16_u"],
    [0xfd7e, "none", 1, 1, "i32x4.extadd_pairwise_i16x8_s i32x4.extadd_pairwise_i16x8_u"],
    [0xfd80, "none", 1, 1, "i16x8.abs i16x8.neg"],
    [0xfd82, "none", 2, 1, "i16x8.q15mulr_sat_s"],
    [0xfd83, "none", 1, 1, "i16x8.all_true i16x8.bitmask"],
    [0xfd85, "none", 2, 1, "i16x8.narrow_i32x4_s i16x8.narrow_i32x4_u"],
    [0xfd87, "none", 1, 1, "i16x8.extend_low_i8x16_s i16x8.extend_high_i8x16_s"],
    [0xfd89, "none", 1, 1, "i16x8.extend_low_i8x16_u i16x8.extend_high_i8x16_u"],
    [0xfd8b, "none", 2, 1, "i16x8.shl i16x8.shr_s i16x8.shr_u i16x8.add i16x8.add_sat_s i16x8.add_sat_u"],
    [0xfd91, "none", 2, 1, "i16x8.sub i16x8.sub_sat_s i16x8.sub_sat_u"],
    [0xfd94, "none", 1, 1, "f64x2.nearest"],
    [0xfd95, "none", 2, 1, "i16x8.mul i16x8.min_s i16x8.min_u i16x8.max_s i16x8.max_u"],
    [0xfd9b, "none", 2, 1, "i16x8.avgr_u i16x8.extmul_low_i8x16_s i16x8.extmul_high_i8x16_s"],
    [0xfd9e, "none", 2, 1, "i16x8.extmul_low_i8x16_u i16x8.extmul_high_i8x16_u"],
    [0xfda0, "none", 1, 1, "i32x4.abs i32x4.neg"],
    [0xfda3, "none", 1, 1, "i32x4.all_true i32x4.bitmask"],
    [0xfda7, "none", 1, 1, "i32x4.extend_low_i16x8_s i32x4.extend_high_i16x8_s"],
    [0xfda9, "none", 1, 1, "i32x4.extend_low_i16x8_u i32x4.extend_high_i16x8_u"],
    [0xfdab, "none", 2, 1, "i32x4.shl i32x4.shr_s i32x4.shr_u i32x4.add"],
    [0xfdb1, "none", 2, 1, "i32x4.sub"],
    [0xfdb5, "none", 2, 1, "i32x4.mul i32x4.min_s i32x4.min_u i32x4.max_s i32x4.max_u i32x4.dot_i16x8_s"],
    [0xfdbc, "none", 2, 1, "i32x4.extmul_low_i16x8_s i32x4.extmul_high_i16x8_s"],
    [0xfdbe, "none", 2, 1, "i32x4.extmul_low_i16x8_u i32x4.extmul_high_i16x8_u"],
    [0xfdc0, "none", 1, 1, "i64x2.abs i64x2.neg"],
    [0xfdc3, "none", 1, 1, "i64x2.all_true i64x2.bitmask"],
    [0xfdc7, "none", 1, 1, "i64x2.extend_low_i32x4_s i64x2.extend_high_i32x4_s"],
    [0xfdc9, "none", 1, 1, "i64x2.extend_low_i32x4_u i64x2.extend_high_i32x4_u"],
    [0xfdcb, "none", 2, 1, "i64x2.shl i64x2.shr_s i64x2.shr_u i64x2.add"],
    [0xfdd1, "none", 2, 1, "i64x2.sub"],
    [0xfdd5, "none", 2, 1, "i64x2.mul i64x2.eq i64x2.ne i64x2.lt_s i64x2.gt_s i64x2.le_s i64x2.ge_s"],
    [0xfddc, "none", 2, 1, "i64x2.extmul_low_i32x4_s i64x2.extmul_high_i32x4_s"],
    [0xfdde, "none", 2, 1, "i64x2.extmul_low_i32x4_u i64x2.extmul_high_i32x4_u"],
    [0xfde0, "none", 1, 1, "f32x4.abs f32x4.neg"],
    [0xfde3, "none", 1, 1, "f32x4.sqrt"],
    [
      0xfde4,
      "none",
      2,
      1,
      "f32x4.add f32x4.sub f32x4.mul f32x4.div f32x4.min f32x4.max f32x4.pmin f32x4.pmax",
    ],
    [0xfdec, "none", 1, 1, "f64x2.abs f64x2.neg"],
    [0xfdef, "none", 1, 1, "f64x2.sqrt"],
    [
      0xfdf0,
      "none",
      2,
      1,
      "f64x2.add f64x2.sub f64x2.mul f64x2.div f64x2.min f64x2.max f64x2.pmin f64x2.pmax",
    ],
    [0xfdf8, "none", 1, 1, "i32x4.trunc_sat_f32x4_s i32x4.trunc_sat_f32x4_u"],
    [0xfdfa, "none", 1, 1, "f32x4.convert_i32x4_s f32x4.convert_i32x4_u"],
    [0xfdfc, "none", 1, 1, "i32x4.trunc_sat_f64x2_s_zero i32x4.trunc_sat_f64x2_u_zero"],
    [0xfdfe, "none", 1, 1, "f64x2.convert_low_i32x4_s f64x2.convert_low_i32x4_u"],
  ];

/** What follows an opcode; `access` is alignment and offset of a load or store. */
export const immediates = [
  "unknown",
  "none",
  "block",
  "label",
  "labels",
  "function",
  "indirect",
  "tag",
  "local",
  "global",
  "table",
  "access",
  "access_lane",
  "memory",
  "memory_memory",
  "data",
  "data_memory",
  "element",
  "element_table",
  "table_table",
  "i32",
  "i64",
  "f32",
  "f64",
  "v128",
  "shuffle",
  "lane",
  "reference",
  "types",
  "catches",
] as const;

export type Immediates = (typeof immediates)[number];

/** Index into {@link immediates} by opcode, 0 for an opcode that is not known: the reader's inner loop. */
export const immediatesOf = new Uint8Array(0x10000);
/** Operands popped and pushed, by opcode. */
export const popsOf = new Uint8Array(0x10000);
export const pushesOf = new Uint8Array(0x10000);

const names = new Map<number, string>();
const opcodes = new Map<string, number>();
for (const [first, kind, pops, pushes, list] of rows) {
  for (const [index, name] of list.split(" ").entries()) {
    const opcode = first + index;
    immediatesOf[opcode] = immediates.indexOf(kind);
    popsOf[opcode] = pops;
    pushesOf[opcode] = pushes;
    names.set(opcode, name);
    if (!opcodes.has(name)) opcodes.set(name, opcode);
  }
}

/** All opcodes that are known, in order. */
export const allOpcodes: readonly number[] = [...names.keys()];

/** The instruction's name in the text format. Both forms of `select` are `select`. */
export function opcodeName(opcode: number): string {
  return names.get(opcode) ?? `0x${opcode.toString(16)}`;
}

/** The opcode of a name in the text format, of `select` the one without types. */
export function opcodeOf(name: string): number {
  const opcode = opcodes.get(name);
  if (opcode === undefined) throw new Error(`Cannot find an opcode: no instruction is called ${name}`);
  return opcode;
}
