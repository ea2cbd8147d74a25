process.on("uncaughtException", (error) => console.log("caught late:", error.message));
setTimeout(() => console.log("goes on"), 5);
setTimeout(() => {
  throw new Error("from a timer");
}, 1);
