/** A quotient, rounded half up to an integer that a number can hold. Neither of the two is negative. */
export function halfUp(dividend: bigint, divisor: bigint): number {
  return Number((dividend + divisor / 2n) / divisor);
}
