/** Section "fdflags" of the witx. Only `append` decides anything: nothing here blocks, and nothing needs syncing. */
export const fdflags = { append: 1, dsync: 2, nonblock: 4, rsync: 8, sync: 16 } as const;

export const fdflagsMask = 0b1_1111;
