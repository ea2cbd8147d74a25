/** `; did you mean "serve"?` where one of the names is near, else nothing. */
export function didYouMean(given: string, names: readonly string[]): string {
  const ranked = names.map((name) => ({ name, distance: distance(given.toLowerCase(), name) }))
    .sort((a, b) => a.distance - b.distance);
  const [nearest] = ranked;
  const isNear = nearest !== undefined &&
    nearest.distance <= Math.max(1, Math.floor(nearest.name.length / 3));
  return isNear ? `; did you mean "${nearest.name}"?` : "";
}

/** Letters to insert, remove, replace or swap with their neighbour. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? Infinity) + 1);
      }
      next.push(cost);
    }
    [beforeLast, last] = [last, next];
  }
  return last[b.length]!;
}
