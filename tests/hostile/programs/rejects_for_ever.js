// tries: to fail in every handler of a failure
// must: non-zero-exit-code time-limit-exceeded
// limits: cpu=500
process.on("unhandledRejection", () => { Promise.reject(new Error("again")); });
process.on("uncaughtException", () => { throw new Error("and again"); });
process.on("exit", () => { throw new Error("at last"); });
Promise.reject(new Error("first"));
