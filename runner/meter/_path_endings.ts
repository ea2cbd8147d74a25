/** The guest trapped. */
export class Trap extends Error {}

/** The walk went on for too long. */
export class GivenUp extends Error {}

/** An exception of the guest's, in flight or caught. */
export class Thrown {
  /** Bytes of stack that were in use where it was thrown last. */
  from = 0;
  constructor(readonly tag: number, readonly values: number[]) {}
}
