/** What is not a byte moved but costs like so many of them; README.md lists them for whoever sets prices. */
export const workUnits = {
  /** Looking up one component of a path, or one name of a listing. */
  lookup: 64,
  /** Writing down one name of a listing, beside its bytes. */
  entry: 512,
  /** One element of an array of iovecs. */
  iovec: 64,
  /** One subscription of a poll. */
  subscription: 256,
} as const;
