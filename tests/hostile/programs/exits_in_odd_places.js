// tries: to exit while it prints, sorts, exits and fails
// must: non-zero-exit-code
// stdout: "one\ntwo\n"
let times = 0;
process.on("exit", () => {
  if (++times < 1000) process.exit(7);
  console.log("three");
});
process.on("uncaughtException", () => {
  console.log("two");
  [3, 2, 1].sort(() => process.exit(6));
  console.log("never");
});
console.log("one");
Promise.resolve({ get then() { throw new Error("x"); } });
setTimeout(() => {
  const odd = { toString() { throw new Error("y"); } };
  console.log(`${odd}`);
}, 1);
