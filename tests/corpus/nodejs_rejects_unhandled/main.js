process.on("exit", (code) => console.log("exit", code));
Promise.reject(new TypeError("nobody listens"));
setTimeout(() => console.log("never"), 10);
