/**
 * What a program must not touch at the start of its memory, KiB, so that null pointers, and members and elements behind them, lead nowhere.
 * As much as Linux keeps free.
 */
export const nullGuardKb = 64;
