import { inspect } from "./inspect.js";
import { isDeepEqual } from "./deep_equal.js";

/** `node:assert`. Its messages say both values, not how they differ. */
export class AssertionError extends Error {
  constructor({ message, actual, expected, operator }) {
    super(message ?? `${inspect(actual)} ${operator} ${inspect(expected)}`);
    this.name = "AssertionError";
    this.generatedMessage = message === undefined;
    this.code = "ERR_ASSERTION";
    Object.assign(this, { actual, expected, operator });
  }
}

function fail(message, actual, expected, operator, words) {
  if (message instanceof Error) throw message;
  const text = message ?? words ?? `${inspect(actual)} ${operator} ${inspect(expected)}`;
  const error = new AssertionError({ message: text, actual, expected, operator });
  error.generatedMessage = message === undefined;
  throw error;
}

export default function assert(value, message) {
  assert.ok(value, message);
}

function both(actual, expected) {
  return `\n\n${inspect(actual)} !== ${inspect(expected)}\n`;
}

Object.assign(assert, {
  AssertionError,
  ok(value, message) {
    if (!value) fail(message, value, true, "==", "The expression evaluated to a falsy value");
  },
  equal(actual, expected, message) {
    // deno-lint-ignore eqeqeq
    if (!(actual == expected || Number.isNaN(actual) && Number.isNaN(expected))) {
      fail(message, actual, expected, "==");
    }
  },
  notEqual(actual, expected, message) {
    // deno-lint-ignore eqeqeq
    if (actual == expected) fail(message, actual, expected, "!=");
  },
  strictEqual(actual, expected, message) {
    if (Object.is(actual, expected)) return;
    fail(
      message,
      actual,
      expected,
      "strictEqual",
      `Expected values to be strictly equal:${both(actual, expected)}`,
    );
  },
  notStrictEqual(actual, expected, message) {
    if (!Object.is(actual, expected)) return;
    fail(
      message,
      actual,
      expected,
      "notStrictEqual",
      `Expected "actual" to be strictly unequal to: ${inspect(expected)}`,
    );
  },
  deepEqual(actual, expected, message) {
    if (!isDeepEqual(actual, expected, false)) {
      fail(
        message,
        actual,
        expected,
        "deepEqual",
        `Expected values to be loosely deep-equal:${both(actual, expected)}`,
      );
    }
  },
  deepStrictEqual(actual, expected, message) {
    if (isDeepEqual(actual, expected, true)) return;
    fail(
      message,
      actual,
      expected,
      "deepStrictEqual",
      `Expected values to be strictly deep-equal:${both(actual, expected)}`,
    );
  },
  notDeepEqual(actual, expected, message) {
    if (isDeepEqual(actual, expected, false)) fail(message, actual, expected, "notDeepEqual");
  },
  notDeepStrictEqual(actual, expected, message) {
    if (isDeepEqual(actual, expected, true)) fail(message, actual, expected, "notDeepStrictEqual");
  },
  fail(message = "Failed") {
    fail(message, undefined, undefined, "fail");
  },
  ifError(value) {
    if (value !== null && value !== undefined) throw value;
  },
  throws(call, expected, message) {
    try {
      call();
    } catch (error) {
      return checkThrown(error, expected, message);
    }
    fail(
      typeof expected === "string" ? expected : message,
      undefined,
      expected,
      "throws",
      "Missing expected exception.",
    );
  },
  doesNotThrow(call, message) {
    try {
      call();
    } catch (error) {
      fail(
        message,
        error,
        undefined,
        "doesNotThrow",
        `Got unwanted exception.\nActual message: "${error?.message}"`,
      );
    }
  },
  async rejects(promise, expected, message) {
    try {
      await (typeof promise === "function" ? promise() : promise);
    } catch (error) {
      return checkThrown(error, expected, message);
    }
    fail(message, undefined, expected, "rejects", "Missing expected rejection.");
  },
  match(text, pattern, message) {
    if (pattern.test(text)) return;
    fail(
      message,
      text,
      pattern,
      "match",
      `The input did not match the regular expression ${inspect(pattern)}. Input:\n\n${inspect(text)}\n`,
    );
  },
  doesNotMatch(text, pattern, message) {
    if (pattern.test(text)) fail(message, text, pattern, "doesNotMatch");
  },
});
assert.strict = assert;

function checkThrown(error, expected, message) {
  if (expected === undefined || typeof expected === "string") return;
  if (expected instanceof RegExp ? expected.test(String(error)) : matches(error, expected)) return;
  if (message === undefined) throw error;
  fail(message, error, expected, "throws");
}

function matches(error, expected) {
  if (typeof expected !== "function") {
    return Object.keys(expected).every((key) =>
      expected[key] instanceof RegExp && typeof error?.[key] === "string"
        ? expected[key].test(error[key])
        : isDeepEqual(error?.[key], expected[key], true)
    );
  }
  if (expected.prototype !== undefined && error instanceof expected) return true;
  const isClass = expected === Error || expected.prototype instanceof Error;
  return !isClass && expected.call({}, error) === true;
}
