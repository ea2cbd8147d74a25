process.exitCode = 7;
setTimeout(() => console.log("still runs"), 1);
