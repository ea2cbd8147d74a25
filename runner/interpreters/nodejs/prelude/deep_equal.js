/** Whether two values hold the same all the way down; strictly: of the same types and prototypes too. */
export function isDeepEqual(left, right, isStrict, seen = new Map()) {
  if (Object.is(left, right)) return true;
  if (!isObject(left) || !isObject(right)) {
    // deno-lint-ignore eqeqeq
    return !isStrict && (left == right || Number.isNaN(left) && Number.isNaN(right));
  }
  if (isStrict && Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false;
  if (Object.prototype.toString.call(left) !== Object.prototype.toString.call(right)) return false;
  if (seen.get(left) === right) return true;
  seen.set(left, right);
  const same = (a, b) => isDeepEqual(a, b, isStrict, seen);
  if (!sameInside(left, right, same)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
}

function isObject(value) {
  return typeof value === "object" && value !== null;
}

/** What is not in properties. */
function sameInside(left, right, same) {
  if (left instanceof Date) return left.getTime() === right.getTime();
  if (left instanceof RegExp) return String(left) === String(right);
  if (left instanceof Error) return left.message === right.message && left.name === right.name;
  if (Array.isArray(left)) return left.length === right.length;
  if (left instanceof Number || left instanceof String || left instanceof Boolean) {
    return Object.is(left.valueOf(), right.valueOf());
  }
  if (left instanceof Set) return left.size === right.size && everyIn([...left], [...right], same);
  if (left instanceof Map) return left.size === right.size && everyIn([...left], [...right], same);
  return true;
}

function everyIn(wanted, rest, same) {
  for (const one of wanted) {
    const at = rest.findIndex((other) => same(one, other));
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return true;
}
