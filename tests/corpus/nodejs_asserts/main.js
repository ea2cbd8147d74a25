const assert = require("assert");
assert.strictEqual(1 + 1, 2);
assert.deepStrictEqual({ a: [1, 2] }, { a: [1, 2] });
assert.throws(() => JSON.parse("{"), SyntaxError);
try {
  assert.equal(1, 2);
} catch (error) {
  console.log(error.name, error.code, error.message);
}
assert(false, "the last word");
