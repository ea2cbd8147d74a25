const EventEmitter = require("node:events");
class Queue extends EventEmitter {
  #jobs = [];
  #running = 0;
  push(job) {
    this.#jobs.push(job);
    queueMicrotask(() => this.#next());
  }
  async #next() {
    if (this.#running >= 2 || this.#jobs.length === 0) return;
    this.#running++;
    const result = await this.#jobs.shift()();
    this.#running--;
    this.emit("done", result);
    this.#next();
  }
}
const queue = new Queue();
queue.on("done", (name) => console.log("done", name));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
for (const [name, ms] of [["slow", 200], ["quick", 5], ["middle", 10]]) {
  queue.push(async () => {
    await sleep(ms);
    return name;
  });
}
Promise.all([sleep(1).then(() => 1), 2]).then((all) => console.log(all));
Promise.allSettled([Promise.reject(new Error("no")), 1]).then(([a, b]) => console.log(a.status, a.reason.message, b));
Promise.race([sleep(50), sleep(2).then(() => "fast")]).then(console.log);
Promise.any([Promise.reject(1), Promise.resolve("any")]).then(console.log);
