const EventEmitter = require("events");
const util = require("util");
class Shop extends EventEmitter {}
const shop = new Shop();
shop.on("sale", function (what, price) {
  console.log("sold", what, price, this === shop);
});
shop.once("sale", () => console.log("first sale"));
console.log(shop.emit("sale", "tea", 3), shop.emit("sale", "cake", 4), shop.emit("nothing"), shop.listenerCount("sale"));
try {
  shop.emit("error", new Error("broken"));
} catch (error) {
  console.log(error.message);
}
const wait = util.promisify((ms, callback) => setTimeout(() => callback(null, ms), ms));
wait(5).then((ms) => console.log("waited", ms));
console.log(util.inspect({ a: { b: { c: {} } } }, { depth: 0 }), util.format("%s-%s", 1, "x"), util.isDeepStrictEqual([1, { a: 2 }], [1, { a: 2 }]));
console.log(util.types.isPromise(wait(0)), util.inspect("text"), util.inspect(new Map([[1, 2]])));
class Money {
  [util.inspect.custom]() {
    return "Money<5>";
  }
}
console.log(new Money(), [new Money()]);
const copy = structuredClone({ d: new Date(0), m: new Map([[1, { a: 1 }]]), s: new Set([1]) });
console.log(copy);
