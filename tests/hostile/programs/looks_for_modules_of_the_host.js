// tries: to find what the engine or Node has for reaching the host
// must: successful
// stdout: "nothing\n"
const { createRequire } = require("module");
const found = [];
for (const name of ["std", "os", "bjson", "__loader", "scriptArgs", "loadScript", "WebAssembly", "Deno", "Bun", "Worker", "__host", "host", "gc"]) {
  if (typeof globalThis[name] !== "undefined") found.push(`global ${name}`);
}
const names = ["child_process", "net", "http", "https", "http2", "dgram", "dns", "tls", "cluster", "worker_threads", "vm", "v8", "inspector",
  "repl", "wasi", "sqlite", "node:child_process", "std", "qjs:std", "qjs:os", "bjson", "ffi", "node-gyp", "/etc/passwd", "../../etc/passwd",
  "/proc/self/environ", "file:///etc/passwd", "data:text/javascript,1", "./main.js/../../x", "constructor", "__proto__", "toString"];
for (const name of names) {
  for (const load of [require, createRequire("/x.js"), createRequire("file:///x.js"), (it) => module.require(it), (it) => require.resolve(it)]) {
    try {
      load(name);
      found.push(`require ${name}`);
    } catch {}
  }
}
for (const name of ["binding", "_linkedBinding", "dlopen", "kill", "setuid", "chroot", "_debugProcess", "abort_", "mainModule_"]) {
  try {
    process[name]("fs");
    found.push(`process.${name}`);
  } catch {}
}
Promise.allSettled(names.map((name) => import(name))).then((all) => {
  all.forEach(({ status }, index) => status === "fulfilled" && found.push(`import ${names[index]}`));
  console.log(found.join("\n") || "nothing");
});
