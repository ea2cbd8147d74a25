// tries: to take away what the prelude needs at the end
// must: non-zero-exit-code
// stdout: "before\n"
console.log("before");
for (const name of Object.getOwnPropertyNames(globalThis)) {
  try {
    delete globalThis[name];
  } catch {}
}

throw { toString() { throw 1; }, get stack() { throw 2; }, get message() { throw 3; }, get [Symbol.toStringTag]() { throw 4; } };
