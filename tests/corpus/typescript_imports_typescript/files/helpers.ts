export const twice = (n: number): number => 2 * n;
