/** A good module that cannot be metered, or may not be run. */
export class NotMeterable extends Error {
  override name = "NotMeterable";
  constructor(reason: string) {
    super(`Cannot meter the module: ${reason}`);
  }
}
