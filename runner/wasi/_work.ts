/** What is not a byte moved but costs like so many of them; README.md lists them for whoever sets prices. */
export const workUnits = {
  /** Looking up one component of a path, or one name of a listing. */
  lookup: 256,
  /** Writing down one name of a listing, beside its bytes. */
  entry: 2_048,
  /** One element of an array of iovecs. */
  iovec: 256,
  /** One subscription of a poll. */
  subscription: 1_024,
  /** One random byte. */
  random: 16,
} as const;
