export default (a, b) => a + b;
export const double = (n) => 2 * n;
