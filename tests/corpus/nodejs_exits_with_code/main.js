process.on("exit", (code) => console.log("exit", code));
console.log("before");
process.exit(3);
console.log("never");
