// tries: to reach another global object by functions made of text
// must: successful
// stdout: "nothing\n"
const found = [];
const makers = [eval, Function, (() => {}).constructor, (async () => {}).constructor, (function* () {}).constructor, (async function* () {}).constructor,
  console.log.constructor, process.exit.constructor, require.constructor, Buffer.from.constructor, setTimeout.constructor];
for (const make of makers) {
  try {
    const made = make === eval ? make("globalThis") : make("return globalThis")();
    if (made?.console && made !== globalThis) found.push("another global");
  } catch {}
}
for (const name of ["__wasi", "__host_write", "evaluate", "hostcall", "wasi_snapshot_preview1", "__prelude", "prelude"]) {
  try {
    found.push((0, eval)(name) && name);
  } catch {}
}
try {
  console.log.caller, arguments.callee.caller, (function () { return arguments.callee.caller; })();
} catch {}
Error.prepareStackTrace = (_, sites) => { for (const site of sites ?? []) if (site.getThis?.() && site.getThis() !== globalThis) found.push("this of a frame"); };
new Error().stack;
console.log(found.join("\n") || "nothing");
