/**
 * The rights that decide anything here, section "rights" of the witx. All others are accepted, remembered and reported,
 * and decide nothing: what a guest may reach is decided by what it was lent.
 */
export const rights = { fdRead: 1n << 1n, fdWrite: 1n << 6n } as const;

/** All thirty. */
export const allRights = (1n << 30n) - 1n;
