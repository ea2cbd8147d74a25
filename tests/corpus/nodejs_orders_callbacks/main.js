setTimeout(() => console.log("timeout 0"), 0);
setTimeout(() => {
  console.log("timeout 50");
  setTimeout(() => console.log("timeout after immediate"), 0);
  setImmediate(() => console.log("immediate"));
}, 50);
process.nextTick(() => console.log("tick"));
Promise.resolve().then(() => console.log("promise")).then(() => console.log("promise 2"));
queueMicrotask(() => console.log("microtask"));
(async () => {
  console.log("async begins");
  await null;
  console.log("async goes on");
  process.nextTick(() => console.log("tick from async"));
})();
console.log("end of script");
const interval = setInterval(() => {
  console.log("interval");
  if (++count === 3) clearInterval(interval);
}, 4);
let count = 0;
