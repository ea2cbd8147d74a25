import { fail } from "./errno.ts";

/** A place in a file or a size, given as u64; EINVAL past 2^53, as past what a file system can hold. */
export function fileOffset(value: bigint): number {
  const offset = BigInt.asUintN(64, value);
  return offset <= offsetMax ? Number(offset) : fail("inval");
}

export const offsetMax = BigInt(Number.MAX_SAFE_INTEGER);
