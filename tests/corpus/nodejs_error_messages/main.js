const attempts = [
  () => null.x,
  () => (undefined).y,
  () => { let u; u.z = 1; },
  () => missing,
  () => { early; let early; },
  () => { const c = 1; c = 2; },
  () => new Array(-1),
  () => BigInt(1) + 1,
  () => JSON.parse("{bad"),
  () => { throw new (class MyError extends Error { name = "MyError"; })("mine"); },
];
for (const attempt of attempts) {
  try {
    attempt();
  } catch (error) {
    console.log(`${error.name}: ${error.message}`);
  }
}
const cause = new Error("outer", { cause: new Error("inner") });
console.log(cause.cause.message, cause instanceof Error, String(cause), Object.keys(cause));
