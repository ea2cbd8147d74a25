console.log("before");
setTimeout(() => console.log("never"), 60000);
